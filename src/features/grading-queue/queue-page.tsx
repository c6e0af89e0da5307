/** All of the queue: filters, rows to tick, and what to do with them. */
import { useCallback } from 'react'
import { Empty } from '#src/ui/empty.tsx'
import { Failed } from '#src/ui/failed.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/skeleton.tsx'
import { FilterBar } from './filter-bar.tsx'
import { isNarrowed, type QueueFilter } from './filters.ts'
import { QueueRows } from './queue-rows.tsx'
import { queueRefreshed, useQueueStore } from './queue-store.ts'
import classes from './queue.module.css'
import { SelectionBar } from './selection-bar.tsx'
import { useOpenQueue } from './use-queue.ts'
import { words } from './words.ts'

interface QueuePageProps {
  filter: QueueFilter
  onFilter: (change: Partial<QueueFilter>) => void
  onBulk: () => void
}

function Rows({ filter, onFilter }: Omit<QueuePageProps, 'onBulk'>) {
  const total = useQueueStore((state) => state.total)
  const error = useQueueStore((state) => state.error)
  const onScrolled = useCallback(
    (place: number) => {
      const page = Math.floor(place / filter.count) + 1
      if (page !== filter.page) onFilter({ page })
    },
    [filter.count, filter.page, onFilter],
  )
  if (total === undefined && error) return <Failed error={error} onRetry={() => queueRefreshed(filter)} />
  if (total === undefined)
    return (
      <div aria-busy="true">
        <SkeletonList count={4}>
          <SkeletonRow />
        </SkeletonList>
      </div>
    )
  if (total === 0)
    return isNarrowed(filter) ? (
      <Empty art="search" title={words.nothing} text={words.nothingText} />
    ) : (
      <Empty art="done" title={words.none} text={words.noneText} />
    )
  return (
    <>
      {error && <Failed shape="row" error={error} onRetry={() => queueRefreshed(filter)} />}
      <QueueRows
        filter={filter}
        total={total}

        shape="page"
        onScrolled={onScrolled}
      />
    </>
  )
}

export function QueuePage(props: QueuePageProps) {
  const { filter, onFilter, onBulk } = props
  useOpenQueue(filter)
  return (
    <div className={classes.page}>
      <FilterBar filter={filter} onFilter={onFilter} />
      <SelectionBar filter={filter} onBulk={onBulk} />
      <Rows filter={filter} onFilter={onFilter} />
    </div>
  )
}
