/** Actions on the selected rows. */

import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { buildPaperAddress, type QueueFilter } from './filters.ts'
import { selectRows, clearSelection, useQueueStore } from './queue-store.ts'
import { words } from './words.ts'
import rowClasses from './page-row.module.css'
import classes from './queue.module.css'

const { selection } = words

/** Limit of selected ids, since they are part of the address. */
const MAX_PICKED = 100

interface SelectionBarProps {
  filter: QueueFilter
  onBulk: () => void
}

/** Selects all loaded rows, up to the limit. */
export function SelectAll() {
  const selected = useQueueStore((state) => state.selected)
  const rows = useQueueStore((state) => state.rows)
  const ids = Object.values(rows)
    .flatMap((row) => row?._id ?? [])
    .slice(0, MAX_PICKED)
  return (
    <label className={rowClasses.tick}>
      <input
        type="checkbox"
        aria-label={selection.all(ids.length)}
        checked={ids.length > 0 && ids.every((id) => selected.has(id))}
        onChange={({ currentTarget }) => selectRows(ids, currentTarget.checked)}
      />
    </label>
  )
}

export function SelectionBar({ filter, onBulk }: SelectionBarProps) {
  const selected = useQueueStore((state) => state.selected)
  const rows = useQueueStore((state) => state.rows)
  const inOrder = Object.values(rows).flatMap((row) => (row && selected.has(row._id) ? row._id : []))
  const [first] = inOrder
  const isTooMany = inOrder.length > MAX_PICKED
  const loaded = Object.values(rows)
    .flatMap((row) => row?._id ?? [])
    .slice(0, MAX_PICKED)
  const selectAll = () => selectRows(loaded, true)
  return (
    <Row
      as="section"
      wrap
      gap={8}
      variant="note"
      touch
      className={classes.selection}
      aria-label={selection.region}
    >
      <span role="status">{isTooMany ? selection.tooMany(MAX_PICKED) : selection.count(inOrder.length)}</span>
      {loaded.length > 0 && (
        <Button size="sm" variant="subtle" onClick={selectAll}>
          {selection.all(loaded.length)}
        </Button>
      )}
      {first !== undefined && (
        <>
          <Button size="sm" variant="subtle" onClick={clearSelection}>
            {selection.clear}
          </Button>
          <Button size="sm" variant="default" disabled={isTooMany} onClick={onBulk}>
            {selection.bulk}
          </Button>
          <Button
            size="sm"
            disabled={isTooMany}
            to={buildPaperAddress(first, { ...filter, only: inOrder, page: 1 })}
          >
            {selection.check(inOrder.length)}
          </Button>
        </>
      )}
    </Row>
  )
}
