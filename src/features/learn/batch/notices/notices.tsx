/** Notices of a batch: urgent ones first, then the newest; the open one is part of the address. (ruling R35) */

import { IconSpeakerphone } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#src/api/call.ts'
import { batch } from '#src/api/contract/batch.ts'
import { notice, readBatchNotices } from '#src/api/contract/notice.ts'
import { notification } from '#src/api/contract/notification.ts'
import type { Notice } from '#src/api/shapes/notice.ts'
import { refetch, useRead } from '#src/api/use-api.ts'
import { countPages } from '#src/lib/page-count.ts'
import { paths } from '#src/lib/paths.ts'
import { AccordionItem } from '#src/ui/accordion.tsx'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { Pager, formatRange, usePage } from '#src/ui/pager.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { words } from './words.ts'
import classes from './notices.module.css'

/** As many as a reply holds. (ruling R35) */
const MOST = 100

/** Tells whether a notification links to this notice: its page, and the id in any query parameter. */
function leadsTo(href: string | null | undefined, batchId: string, id: string): boolean {
  const [path, query] = (href ?? '').split('?')
  return path === paths.batchNotices(batchId) && [...new URLSearchParams(query).values()].includes(id)
}

/**
 * A notice is read when its notification is. Quiet, since nobody started it: the next opening tries again.
 */
async function markNoticeRead(batchId: string, id: string): Promise<void> {
  try {
    const { data } = await call(notification.list, { query: { page: 1, count: MOST } }, { isQuiet: true })
    const ids = data
      .filter(({ href, is_read }) => !is_read && leadsTo(href, batchId, id))
      .map(({ _id }) => _id)
    if (ids.length === 0) return
    await call(notification.markAsRead, { body: { ids } }, { isQuiet: true })
    await Promise.all([
      refetch(notification.list),
      refetch(notice.list),
      refetch(notice.urgent),
      refetch(batch.one, { params: { id: batchId } }),
    ])
  } catch {
    // The notification stays new: the next opening tries again.
  }
}

function NoticeItem({
  notice,
  isOpen,
  onToggle,
}: {
  notice: Notice
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}) {
  return (
    <AccordionItem
      isOpen={isOpen}
      onToggle={onToggle}
      mark={
        <IconTile tone={notice.is_urgent ? 'urgent' : 'due'}>
          <IconSpeakerphone size={20} stroke={1.75} />
        </IconTile>
      }
      title={
        <Row as="span" wrap gap={4} gapX={8}>
          <TitleText>{notice.title}</TitleText>
          {notice.is_urgent && <Pill tone="urgent">{words.urgent}</Pill>}
          {!notice.is_read && <Pill tone="info">{words.unread}</Pill>}
        </Row>
      }
      text={words.by(notice.author?.name ?? notice.topic, notice.date ?? notice.created_at)}
    >
      <SafeHtml html={notice.description} />
    </AccordionItem>
  )
}

export function Notices({ batchId }: { batchId: string }) {
  const [params, setParams] = useSearchParams()
  const { page } = usePage()
  const open = params.get('open')
  const read = useRead(readBatchNotices(batchId, page))
  const isOpenNew = read.data?.data.some(({ _id, is_read }) => _id === open && !is_read) ?? false
  useEffect(() => {
    if (isOpenNew && open !== null) void markNoticeRead(batchId, open)
  }, [isOpenNew, open, batchId])
  const show = (id: string, isOpen: boolean) => {
    if (isOpen === (open === id)) return
    setParams(
      { ...(page > 1 && { page: String(page) }), ...(isOpen && { open: id }) },
      { replace: true, preventScrollReset: true },
    )
  }
  return (
    <Load
      from={read}
      skeleton={
        <SkeletonList count={3}>
          <SkeletonRow />
        </SkeletonList>
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <Empty
          title={words.none}
          text={words.noneText}
          action={<Button to={paths.batch(batchId)}>{words.toPlan}</Button>}
        />
      }
    >
      {({ data, total, count }) => (
        <Stack gap={12} className={classes.root}>
          {data.map((each) => (
            <NoticeItem
              key={each._id}
              notice={each}
              isOpen={each._id === open}
              onToggle={(isOpen) => show(each._id, isOpen)}
            />
          ))}
          <Pager
            page={page}
            pageCount={countPages(total, count)}
            text={formatRange(page, count, total)}
            addressOf={(next) => `?page=${next}`}
          />
        </Stack>
      )}
    </Load>
  )
}
