/** Above the class of the day: an unread urgent notice, payments that were begun, and due ones, in one card. */

import { IconChevronRight, IconCloudUp, IconReceipt, IconSpeakerphone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { batch as batches } from '#src/api/contract/batch.ts'
import { commerce, readBookingStatus, readTransactions } from '#src/api/contract/commerce.ts'
import { readNewestNotices } from '#src/api/contract/notice.ts'
import { readNextClass } from '#src/api/contract/overview.ts'
import { canJoin } from '#src/api/join-way.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import type { BookingStatus } from '#src/api/shapes/booking.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { formatShortCourse } from '#src/lib/subject-words.ts'
import { HAND_INS, type WorkOnItsWay } from '#src/stores/uploads/hand-in.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile, type IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { words } from './words.ts'
import area from '#src/ui/text/area-link.module.css'
import classes from './urgent-card.module.css'

interface UrgentRowProps {
  tone: IconTileProps['tone']
  icon: ReactNode
  title: string
  to: string
  /** Under the title. */
  children: ReactNode
  end: ReactNode
}

function UrgentRow({ tone, icon, title, to, children, end }: UrgentRowProps) {
  return (
    <Row as="li" wrap gap={8} gapX={12} className={classes.row} data-tone={tone}>
      <IconTile tone={tone} size={36}>
        {icon}
      </IconTile>
      <Box shrink className={classes.text}>
        <Text as="h2" variant="body" tight weight={600} className={classes.title}>
          <Link to={to} className={area.link}>
            <TitleText>{title}</TitleText>
          </Link>
        </Text>
        <Text tone="muted" variant="caption" tight>
          {children}
        </Text>
      </Box>
      {end}
    </Row>
  )
}

function NoticeRow({ notice }: { notice: Notice & { batch: NonNullable<Notice['batch']> } }) {
  return (
    <UrgentRow
      tone="due"
      icon={<IconSpeakerphone size={20} stroke={1.75} />}
      title={notice.meta_description || notice.title}
      to={`${paths.batchNotices(notice.batch._id)}?open=${notice._id}`}
      end={<IconChevronRight size={20} aria-hidden="true" className={classes.arrow} />}
    >
      {joinFacts(words.urgent, formatShortCourse(notice.batch))}
    </UrgentRow>
  )
}

/** Several due payments are listed on the payments page. */
function DueRow({ dues }: { dues: readonly [BookingStatus, ...BookingStatus[]] }) {
  const now = useNow()
  const [{ slug, batch }] = dues
  const isOne = dues.length === 1
  const { data: booking } = useApi(commerce.booking, isOne && batch ? { params: { id: batch } } : null, {
    isQuiet: true,
  })
  const { data: frozen = [] } = useApi(batches.listFreeze, batch ? {} : null, { isQuiet: true })
  const isFrozen = isOne && frozen.some(({ _id }) => _id === batch)
  const { data: next } = useRead(readNextClass(), { isCachedOnly: true })
  const isJoining = Boolean(next && canJoin(getLiveState(next.start_at, now, next.end_at)))
  const to = isOne || !offers.transactions ? paths.purchase(slug) : paths.transactions()
  return (
    <UrgentRow
      tone="urgent"
      icon={<IconReceipt size={20} stroke={1.75} />}
      title={
        booking
          ? words.due.title(booking.due, booking.currency)
          : isOne
            ? words.due.unknown
            : words.due.several(dues.length)
      }
      to={to}
      end={
        <Button to={to} variant={isJoining ? 'default' : 'accent'} className={classes.pay}>
          {words.due.pay}
        </Button>
      }
    >
      {joinFacts(
        booking ? words.due.course(booking.course.title) : words.due.text,
        isFrozen ? words.due.frozen : undefined,
      )}
      {booking?.due_at && (
        <Text as="strong" tone="urgent" weight={600} className={classes.by}>
          {Date.parse(booking.due_at) < now ? words.due.over(booking.due_at) : words.due.by(booking.due_at)}
        </Text>
      )}
    </UrgentRow>
  )
}

/** A payment that the gateway has not confirmed yet: the checkout says until when it can be finished. */
function PendingRow({ pending }: { pending: readonly [BookingStatus, ...BookingStatus[]] }) {
  const [{ slug, transaction }] = pending
  const isOne = pending.length === 1
  const { data } = useRead(readTransactions(), { isQuiet: true })
  const title = data?.data.find(({ idx }) => idx === transaction)?.title
  const list = offers.transactions ? paths.transactions() : paths.myCourses()
  const to = isOne && slug ? paths.purchase(slug) : list
  return (
    <UrgentRow
      tone="due"
      icon={<IconReceipt size={20} stroke={1.75} />}
      title={isOne ? words.pending.title : words.pending.several(pending.length)}
      to={to}
      end={
        <Button to={to} variant="default" className={classes.pay}>
          {words.pending.goOn}
        </Button>
      }
    >
      {(isOne && title) || words.pending.text}
    </UrgentRow>
  )
}

/** Work that was handed in here and that the server does not have. (ruling R81) */
function UnsentRow({ items: [first, ...others] }: { items: readonly [WorkOnItsWay, ...WorkOnItsWay[]] }) {
  const titles = joinFacts(...[first, ...others].map(({ title }) => title))
  const isRefused = first.refusal !== undefined
  return (
    <UrgentRow
      tone={isRefused ? 'urgent' : 'due'}
      icon={<IconCloudUp size={20} stroke={1.75} />}
      title={others.length === 0 ? words.unsent.one : words.unsent.several(others.length + 1)}
      to={first.href}
      end={<IconChevronRight size={20} aria-hidden="true" className={classes.arrow} />}
    >
      {isRefused ? words.unsent.refused(titles) : words.unsent.text(titles)}
    </UrgentRow>
  )
}

export function UrgentCard() {
  const notices = useRead(readNewestNotices())
  const statuses = useRead(readBookingStatus())
  const urgent = notices.data?.data.find(({ is_urgent, is_read, batch }) => is_urgent && !is_read && batch)
  const [due, ...others] = (statuses.data ?? []).filter(({ state }) => state === 'due')
  const [pending, ...morePending] = statuses.isEarlier
    ? []
    : (statuses.data ?? []).filter(({ state }) => state === 'pending')
  // Only today's reply says that money is due; an earlier one just reserves the space, so that nothing below
  // moves. (docs/decisions/0023)
  const isDueComing = Boolean(due && statuses.isEarlier && !statuses.error)
  const isDue = Boolean(due) && !statuses.isEarlier
  const [unsent, ...moreUnsent] = useQueue(HAND_INS).filter(({ handedAt }) => handedAt !== undefined)
  const failed = [notices, statuses].find(({ data, error }) => data === undefined && error)
  return (
    <>
      {failed?.error && <Failed shape="row" error={failed.error} onRetry={failed.retry} />}
      {(unsent || urgent || pending || isDue || isDueComing) && (
        <section aria-label={words.urgentCard}>
          <RowList>
            {unsent && <UnsentRow items={[unsent, ...moreUnsent]} />}
            {urgent?.batch && <NoticeRow notice={{ ...urgent, batch: urgent.batch }} />}
            {isDueComing && (
              <Row as="li" className={classes.coming} aria-busy="true">
                <Skeleton width="60%" />
              </Row>
            )}
            {pending && <PendingRow pending={[pending, ...morePending]} />}
            {due && isDue && <DueRow dues={[due, ...others]} />}
          </RowList>
        </section>
      )}
    </>
  )
}
