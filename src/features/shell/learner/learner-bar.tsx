/** The learner's top bar: search, notices, notifications, the person. On phones the mark, the greeting and two buttons. */
import { IconBell, IconSearch, IconSpeakerphone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useMatch } from 'react-router'
import { notification } from '#src/api/contract/notification.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useMarkedTitle } from '#src/stores/shell/title-mark-store.ts'
import { TopBar } from '#src/ui/frame/top-bar.tsx'
import classes from './learner-bar.module.css'
import { words } from './words.ts'
import { batch } from '#src/api/contract/batch.ts'

/** Reads only replies that a screen has fetched already; before that it leads to the courses. Lists come newest first. (ruling R35) */
function useNoticesAddress(): string {
  const here = useMatch(`${paths.myCourses()}/:batchId/*`)
  const { data } = useApi(batch.list, {}, { isCachedOnly: true })
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

function Bell() {
  const isSignedIn = useSession((state) => state.status === 'signed-in')
  const { data } = useApi(notification.list, isSignedIn ? { query: { count_only: true } } : null, { isQuiet: true })
  const unread = data?.total ?? 0
  useMarkedTitle('unread', unread > 0 ? formatNumber(unread) : undefined)
  return (
    <Link to={paths.notifications()} className={classes.button} aria-label={unread > 0 ? words.unread(unread) : words.notifications}>
      <IconBell size={22} stroke={1.75} aria-hidden="true" />
      {unread > 0 && <i className={classes.dot} />}
    </Link>
  )
}

interface LearnerBarProps {
  /** Shown at the left on a phone. */
  phoneHead: ReactNode
  search: ReactNode
  account: ReactNode
}

/** On a phone the field has no room: the page of the search has it. */
function SearchLink() {
  const isHere = useMatch(paths.search()) !== null
  return (
    <Link to={paths.search()} className={classes.onPhone} aria-label={words.search} aria-current={isHere ? 'page' : undefined}>
      <IconSearch size={22} stroke={1.75} aria-hidden="true" />
    </Link>
  )
}

export function LearnerBar({ phoneHead, search, account }: LearnerBarProps) {
  return (
    <TopBar phoneHead={phoneHead} start={search} account={account} isAccountWideOnly>
      <SearchLink />
      <NoticesLink className={classes.wideOnly} />
      <Bell />
    </TopBar>
  )
}
