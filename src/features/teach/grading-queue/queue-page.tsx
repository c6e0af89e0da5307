/** All of the queue: filters, rows to tick, and what to do with them. */
import { useCallback } from 'react'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { FilterBar } from './filter-bar.tsx'
import { isNarrowed, type QueueFilter } from './filters.ts'
import { QueueRows } from './queue-rows.tsx'
import { queueRefreshed } from './queue-reading.ts'
import { useQueueStore } from './queue-store.ts'
import classes from './queue.module.css'
import { RowsAwaited } from './rows-awaited.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useOpenQueue } from './use-queue.ts'
import { words } from './words.ts'

interface QueuePageProps {
  filter: QueueFilter
  onFilter: (change: Partial<QueueFilter>) => void
  onBulk: () => void
}

function NoRows({ filter, onFilter }: Omit<QueuePageProps, 'onBulk'>) {
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
  if (total === undefined) return <RowsAwaited filter={filter} skeleton={skeleton} />
  if (total === 0) return <NoRows filter={filter} onFilter={onFilter} />
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
  const hasRows = useQueueStore(({ total, error }) => (total === undefined ? error === undefined : total > 0))
  return (
    <div className={classes.page}>
      <FilterBar filter={filter} onFilter={onFilter} />
      {hasRows && <SelectionBar filter={filter} onBulk={onBulk} />}
      <Rows filter={filter} onFilter={onFilter} />
    </div>
  )
}
