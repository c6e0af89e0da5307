/**
 * The person's notifications, newest first; a chosen kind is part of the address. (spec 7 Notifications,
 * ruling R35)
 */

import { IconChecks } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { readNotifications } from '#src/api/contract/notification.ts'
import type { AlertName } from '#src/api/shapes/notification.ts'
import { useRead } from '#src/api/use-api.ts'
import { countPages } from '#src/lib/page-count.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pager, formatRange, usePage } from '#src/ui/pager.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { markRead, type Page, type Shown } from './mark-read.ts'
import { KindChips, NotificationList } from './notification-list.tsx'
import { buildNotificationQuery, COUNT, MOST, parseKind } from './shown-notifications.ts'
import { useUnread } from './use-unread.ts'
import { words } from './words.ts'
import classes from './notifications.module.css'

function None({ kind, page, onAll }: { kind: AlertName | undefined; page: number; onAll: () => void }) {
  const isTeacher = useSession((state) => state.role) === 'teacher'
  if (kind !== undefined) {
    return (
      <Empty
        art="search"
        title={words.noneOfKind(words.kinds[kind])}
        action={<Button onClick={onAll}>{words.showAllKinds}</Button>}
      />
    )
  }
  if (page > 1)
    return (
      <Empty
        art="search"
        title={words.noneOnPage}
        action={<Button onClick={onAll}>{words.toFirstPage}</Button>}
      />
    )
  const way = isTeacher ? (
    <Button to={paths.teacher()}>{words.toTeacher}</Button>
  ) : (
    <Button to={paths.myCourses()}>{words.toCourses}</Button>
  )
  return <Empty title={words.none} text={words.noneText} action={way} />
}

/** `count` is undefined until it is known; the row is there before, so that the list does not move. */
function Head({ count, shown }: { count: number | undefined; shown: Shown }) {
  return (
    <Row justify="between" wrap className={classes.head}>
      <Text weight={600}>{count !== undefined && words.unreadCount(count)}</Text>
      {shown.unread > 0 && (
        <Button
          variant="subtle"
          leftSection={<IconChecks size={18} aria-hidden="true" />}
          onClick={() => void markRead(shown)}
        >
          {words.markAll}
        </Button>
      )}
    </Row>
  )
}

export function Notifications() {
  const { page, addressOf } = usePage()
  const [params, setParams] = useSearchParams()
  const kind = parseKind(params)
  const choose = (next: AlertName | undefined) =>
    setParams(next === undefined ? {} : { kind: next }, { replace: true, preventScrollReset: true })
  const place = useFocusRecovery<HTMLDivElement>()
  const query = buildNotificationQuery(params)
  const read = useRead(readNotifications(query))
  const unreadCount = useUnread()?.total
  const unread = unreadCount ?? 0
  const listOf = ({ data }: Page) => (kind === undefined ? data : data.filter((each) => each.kind === kind))
  return (
    <Stack gap={12} ref={place} role="group" aria-label={words.title} tabIndex={-1}>
      <KindChips kind={kind} onChoose={choose} />
      <Load
        from={read}
        skeleton={<SkeletonRows count={5} lines={3} />}
        isEmpty={(reply) => listOf(reply).length === 0}
        empty={<None kind={kind} page={page} onAll={() => choose(undefined)} />}
      >
        {(reply) => (
          <>
            <Head count={unreadCount} shown={{ query, page: reply, unread }} />
            <Card padding="none">
              <NotificationList shown={{ query, page: reply, unread }} list={listOf(reply)} heading="h2" />
            </Card>
            {kind === undefined ? (
              <Pager
                page={reply.page}
                pageCount={countPages(reply.total, COUNT)}
                text={formatRange(page, COUNT, reply.total)}
                addressOf={addressOf}
              />
            ) : (
              reply.total > MOST && (
                <Text tone="muted" variant="small">
                  {words.ofNewest(MOST)}
                </Text>
              )
            )}
          </>
        )}
      </Load>
    </Stack>
  )
}
