/** The queue as a page: filters, rows to select, and actions on the selection. */

import { IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useCallback } from 'react'
import { useIsSlow } from '#src/api/failed-renewals.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Stack } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { GonePapers } from '../shared/gone-papers.tsx'
import { FilterBar } from './filter-bar.tsx'
import { buildPaperAddress, isNarrowed, type QueueFilter, toggleTrait } from './filters.ts'
import { PageHead } from './page-row.tsx'
import { refreshQueue, stopQueue } from './queue-reading.ts'
import { QueueRows } from './queue-rows.tsx'
import { useQueueStore } from './queue-store.ts'
import { SelectAll, SelectionBar } from './selection-bar.tsx'
import { useItemTitle, useOpenQueue } from './use-queue.ts'
import { words } from './words.ts'
import classes from './queue.module.css'

/** Shown before the first rows: loading, slow, or failed. (ruling R42) */
function RowsPlaceholder({ filter, skeleton }: { filter: QueueFilter; skeleton: ReactNode }) {
  const error = useQueueStore((state) => state.error)
  const key = useQueueStore((state) => state.key)
  // Nothing is waited for before the queue is opened.
  const isSlow = useIsSlow(error === undefined && key !== undefined, key ?? null)
  const from = {
    data: undefined,
    error,
    isSlow,
    fetchedAt: undefined,
    retry: () => refreshQueue(filter),
    cancel: stopQueue,
  }
  return (
    <Load from={from} skeleton={skeleton}>
      {() => null}
    </Load>
  )
}

interface QueuePageProps {
  filter: QueueFilter
  onFilter: (change: Partial<QueueFilter>) => void
  onBulk: () => void
  /** Beside the filters, for all submissions of one exam or assignment. */
  tools: ReactNode
}

function NoRows({ filter, onFilter }: Omit<QueuePageProps, 'onBulk' | 'tools'>) {
  if (filter.trait !== '') {
    const { trait } = filter
    const [title, text] = words.traits.none[trait]
    const away = <Button onClick={() => onFilter(toggleTrait(filter, trait))}>{words.filters.clear}</Button>
    return <Empty art="search" title={title} text={text} action={away} />
  }
  if (isNarrowed(filter)) return <Empty art="search" title={words.nothing} text={words.nothingText} />
  if (filter.checked === 'no') {
    const toToday = <Button to={paths.teacher()}>{words.toToday}</Button>
    return <Empty art="done" title={words.none} text={words.noneText} action={toToday} />
  }
  const toWaiting = <Button onClick={() => onFilter({ checked: 'no', page: 1 })}>{words.toWaiting}</Button>
  return <Empty title={words.noneYet} text={words.noneText} action={toWaiting} />
}

const skeleton = (
  <SkeletonList count={4}>
    <SkeletonRow />
  </SkeletonList>
)

function Rows({ filter, onFilter }: Omit<QueuePageProps, 'onBulk' | 'tools'>) {
  const total = useQueueStore((state) => state.total)
  const error = useQueueStore((state) => state.error)
  const gone = useQueueStore((state) => state.gone)
  const onScrolled = useCallback(
    (place: number) => {
      const page = Math.floor(place / filter.count) + 1
      if (page !== filter.page) onFilter({ page })
    },
    [filter.count, filter.page, onFilter],
  )
  if (total === undefined) return <RowsPlaceholder filter={filter} skeleton={skeleton} />
  if (total === 0)
    return (
      <>
        <GonePapers count={gone} />
        <NoRows filter={filter} onFilter={onFilter} />
      </>
    )
  return (
    <>
      <GonePapers count={gone} />
      {error && <Failed shape="row" error={error} onRetry={() => refreshQueue(filter)} />}
      <div className={classes.table}>
        <PageHead>
          <SelectAll />
        </PageHead>
        <QueueRows filter={filter} total={total} shape="page" onScrolled={onScrolled} />
      </div>
    </>
  )
}

/** The start button; on a phone it is above the bottom bar. */
export function OpenFirst({ filter, isInFoot = false }: { filter: QueueFilter; isInFoot?: boolean }) {
  const first = useQueueStore(({ rows }) => rows[0]?._id)
  if (first === undefined) return null
  const button = (
    <Button
      to={buildPaperAddress(first, filter)}
      fullWidth={isInFoot}
      rightSection={<IconArrowRight size={18} aria-hidden="true" />}
    >
      {words.openFirst}
    </Button>
  )
  return isInFoot ? (
    <Box hideFrom="md" className={classes.foot}>
      {button}
    </Box>
  ) : (
    <Box hideBelow="md">{button}</Box>
  )
}

/** How many are unchecked, and the age of the oldest. */
export function QueueSummary({ filter }: { filter: QueueFilter }) {
  const total = useQueueStore((state) => state.total)
  const oldest = useQueueStore(({ rows }) => rows[0]?.submitted_at)
  const now = useNow()
  const title = useItemTitle(filter)
  if (total === undefined) return words.subtitle
  const named = (text: string) => (title === undefined ? text : `${title} · ${text}`)
  if (filter.checked !== 'no') return named(words.papers(total))
  const age = filter.sort === 'old' && oldest ? now - Date.parse(oldest) : undefined
  return named(words.waitingPapers(total, age))
}

export function QueuePage(props: QueuePageProps) {
  const { filter, onFilter, onBulk, tools } = props
  // There may be a new draft since the list of drafts was read.
  useOpenQueue(filter, filter.trait === 'draft')
  const isPicking = useQueueStore(({ selected }) => selected.size > 0)
  return (
    <Stack gap={12}>
      {isPicking ? (
        <SelectionBar filter={filter} onBulk={onBulk} />
      ) : (
        <FilterBar filter={filter} onFilter={onFilter} tools={tools} />
      )}
      <Rows filter={filter} onFilter={onFilter} />
      <OpenFirst filter={filter} isInFoot />
    </Stack>
  )
}
