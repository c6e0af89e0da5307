/** The person's notifications, newest first; new ones are marked by a word and an edge. (spec 7 Notifications, ruling R35) */
import {
  IconBell,
  IconBriefcase,
  IconBroadcast,
  IconChecks,
  IconClipboardText,
  IconReceipt,
  IconSpeakerphone,
  IconWriting,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { notification } from '#src/api/contract/notification.ts'
import type { Notification } from '#src/api/shapes/notification.ts'
import { refetch, setCached, useApi } from '#src/api/use-api.ts'
import { formatRelative } from '#src/lib/bn.ts'
import { countPages } from '#src/lib/page-count.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { IconTile, type IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Pager, formatRange } from '#src/ui/pager.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { Box, Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import classes from './notifications.module.css'
import { placeOf } from '#src/lib/notification-place.ts'
import { words } from './words.ts'
import { call } from '#src/api/call.ts'
import type { ReplyOf } from '#src/api/row.ts'

type Page = ReplyOf<typeof notification.list>
interface Query {
  page: number
  count: number
}

/** Marks notifications as read, shown at once and taken back when the server refuses; `ids` left out = all. The list and the count in the top bar are fetched again afterwards. */
async function markNotificationsRead(shown: Page, query: Query, ids?: readonly string[]): Promise<void> {
  const isMeant = (id: string) => ids === undefined || ids.includes(id)
  const data = shown.data.map((each) => (isMeant(each._id) ? { ...each, is_read: true } : each))
  setCached(notification.list, { query }, { ...shown, data })
  try {
    await call(notification.markAsRead, { body: ids === undefined ? {} : { ids: [...ids] } })
  } catch {
    // The toast has shown why; the list below shows what is true.
  }
  await refetch(notification.list)
}

const COUNT = 20
const LOOKS: Readonly<Record<Notification['kind'], readonly [typeof IconBell, IconTileProps['tone']]>> = {
  live: [IconBroadcast, 'urgent'],
  assignment: [IconClipboardText, 'due'],
  exam: [IconWriting, 'ai'],
  notice: [IconSpeakerphone, 'neutral'],
  payment: [IconReceipt, 'leaf'],
  job: [IconBriefcase, 'neutral'],
  other: [IconBell, 'neutral'],
}

function Title({ of, onOpen }: { of: Notification; onOpen: () => void }): ReactNode {
  const place = placeOf(of.href)
  if (place?.kind === 'ours') {
    return (
      <Link to={place.to} onClick={onOpen}>
        {of.title}
      </Link>
    )
  }
  if (place?.kind === 'outside') {
    return (
      <ExternalLink href={place.href} onClick={onOpen} hasIcon>
        {of.title}
      </ExternalLink>
    )
  }
  return of.title
}

function NotificationRow({ of, onOpen }: { of: Notification; onOpen: () => void }) {
  const [Icon, tone] = LOOKS[of.kind]
  return (
    <Row as="li" align="start" gap={12} padY={14} padX={18} relative className={classes.row} data-unread={!of.is_read}>
      <IconTile tone={tone} size={40}>
        <Icon size={20} stroke={1.75} />
      </IconTile>
      <Box grow shrink>
        <Text as="h2" size={16} leading={150} weight={500} className={classes.title}>
          <Title of={of} onOpen={onOpen} />
        </Text>
        {of.text && (
          <Text tone="muted" size={15} anywhere>
            {of.text}
          </Text>
        )}
        <Text tone="muted" size={13} anywhere>
          {formatRelative(of.created_at)}
        </Text>
      </Box>
      {!of.is_read && <Pill tone="urgent">{words.unread}</Pill>}
    </Row>
  )
}

export function Notifications() {
  const [params] = useSearchParams()
  const query = { page: Math.max(1, Number(params.get('page')) || 1), count: COUNT }
  const read = useApi(notification.list, { query })
  const unread = useApi(notification.list, { query: { count_only: true } }, { isQuiet: true }).data?.total ?? 0
  return (
    <Load
      from={read}
      skeleton={<SkeletonRows count={5} lines={3} />}
      isEmpty={({ total }) => total === 0}
      empty={<Empty title={words.none} text={words.noneText} action={<Button to={paths.myCourses()}>{words.toCourses}</Button>} />}
    >
      {(page) => (
        <Stack gap={12}>
          {unread > 0 && (
            <Row justify="between" wrap>
              <Text weight={600}>{words.unreadCount(unread)}</Text>
              <Button
                variant="subtle"
                leftSection={<IconChecks size={18} aria-hidden="true" />}
                onClick={() => void markNotificationsRead(page, query)}
              >
                {words.markAll}
              </Button>
            </Row>
          )}
          <Card padding="none">
            <Surface as="ul" plain>
              {page.data.map((each) => (
                <NotificationRow
                  key={each._id}
                  of={each}
                  onOpen={() => void (each.is_read || markNotificationsRead(page, query, [each._id]))}
                />
              ))}
            </Surface>
          </Card>
          <Pager
            page={page.page}
            pageCount={countPages(page.total, COUNT)}
            text={formatRange(page.page, COUNT, page.total)}
            addressOf={(next) => `?page=${next}`}
          />
        </Stack>
      )}
    </Load>
  )
}
