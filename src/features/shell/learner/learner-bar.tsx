/** The learner's top bar: search, notices, notifications, the person. On phones the mark, the greeting and two buttons. */

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
import { words } from './words.ts'
import classes from './learner-bar.module.css'

/** Reads only replies that a screen has fetched already; before that it leads to the courses. Lists come newest first. (ruling R35) */
function useNoticesAddress(): string {
  const here = useMatch(`${paths.myCourses()}/:batchId/*`)
  const { data } = useRead(readBatches(), { isCachedOnly: true })
  const batchId = here?.params.batchId ?? data?.data[0]?._id
  return batchId === undefined ? paths.myCourses() : paths.batchNotices(batchId)
}

/** The way to the notices of the batch one is in, elsewhere to those of the newest one. */
function NoticesLink({ className }: { className?: string }) {
  return (
    <Link to={useNoticesAddress()} className={className} aria-label={words.notices}>
      <IconSpeakerphone size={22} stroke={1.75} aria-hidden="true" />
    </Link>
  )
}

interface LearnerBarProps {
  /** Shown at the left on a phone. */
  phoneHead: ReactNode
  search: ReactNode
  /** On a phone the field has no room. */
  searchButton: ReactNode
  bell: ReactNode
  account: ReactNode
}

/** A talent's own day is one press from the learner's, whose places the bar at the foot holds. (ruling R55) */
function TalentLink() {
  const isTalent = useSession((state) => state.role === 'talent')
  const isHere = useMatch(`${paths.talentDesk()}/*`) !== null
  if (!isTalent) return null
  return (
    <Link
      to={paths.talentDesk()}
      className={classes.onPhone}
      aria-label={words.talentProfile}
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
