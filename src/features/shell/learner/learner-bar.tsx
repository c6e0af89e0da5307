/**
 * The learner's top bar: search, notices, notifications, the person. On phones the logo, the greeting and two
 * buttons.
 */

import { IconHelpCircle, IconSpeakerphone, IconUserStar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useMatch } from 'react-router'
import { readBatches } from '#src/api/contract/batch.ts'
import { useRead } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { assistantToggled } from '#src/stores/shell/shell-store.ts'
import { TopBar } from '#src/ui/frame/top-bar.tsx'
import { destinations } from '../shared/destinations.ts'
import { words } from './words.ts'
import classes from './learner-bar.module.css'

/**
 * Only uses replies that a screen has already fetched; before that it links to the courses. Lists are newest
 * first. (ruling R35)
 */
function useNoticesAddress(): string {
  const here = useMatch(`${paths.myCourses()}/:batchId/*`)
  const { data } = useRead(readBatches(), { isCachedOnly: true })
  const batchId = here?.params.batchId ?? data?.data[0]?._id
  return batchId === undefined ? paths.myCourses() : paths.batchNotices(batchId)
}

/** Links to the notices of the current batch, elsewhere to those of the newest one. */
function NoticesLink({ className }: { className?: string }) {
  return (
    <Link to={useNoticesAddress()} className={className} aria-label={words.notices}>
      <IconSpeakerphone size={22} stroke={1.75} aria-hidden="true" />
    </Link>
  )
}

interface LearnerBarProps {
  /** Shown on the left on a phone. */
  phoneHead: ReactNode
  search: ReactNode
  /** On a phone there is no space for the field. */
  searchButton: ReactNode
  bell: ReactNode
  account: ReactNode
}

/** A link to a talent's dashboard; the bottom bar has the learner's pages. (ruling R55) */
function TalentLink() {
  const isTalent = useSession((state) => state.role === 'talent')
  const isHere = useMatch(`${paths.talentDesk()}/*`) !== null
  if (!isTalent) return null
  return (
    <Link
      to={paths.talentDesk()}
      className={classes.onPhone}
      aria-label={destinations.desk.text}
      aria-current={isHere ? 'page' : undefined}
    >
      <IconUserStar size={22} stroke={1.75} aria-hidden="true" />
    </Link>
  )
}

export function LearnerBar({ phoneHead, search, searchButton, bell, account }: LearnerBarProps) {
  return (
    <TopBar phoneHead={phoneHead} start={search} account={account} isAccountWideOnly>
      {offers.talents && <TalentLink />}
      {searchButton}
      <NoticesLink className={classes.wideOnly} />
      <button
        type="button"
        className={classes.wideOnly}
        aria-label={words.help}
        aria-haspopup="dialog"
        onClick={() => assistantToggled(true)}
      >
        <IconHelpCircle size={22} stroke={1.75} aria-hidden="true" />
      </button>
      {bell}
    </TopBar>
  )
}
