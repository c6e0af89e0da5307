/** The rows in sight and no others: 10,000 submissions are a handful of elements. Pages are read as they come near. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import type { QueueFilter } from './filters.ts'
import { placesNeeded } from './queue-reading.ts'
import { useQueueStore } from './queue-store.ts'
import { QueueRow } from './queue-row.tsx'
import classes from './queue.module.css'
import { words } from './words.ts'

/** In rem; the same for all rows of a list, so that any place is known without measuring. */
const HEIGHTS = { page: { wide: 5, narrow: 10 }, rail: { wide: 4.25, narrow: 7 } }
/** In rem: a window narrower than this has large letters on a small screen. */
const NARROW = 19
const BEYOND_SIGHT = 6
/** Rows read before they come near, so that each is drawn once, by itself, and not a screenful at a time. */
const READ_AHEAD = 25
/** Milliseconds. */
const RESTS_AFTER = 300

/** In px: whoever reads larger letters gets higher rows. */
function measuresOf(shape: keyof typeof HEIGHTS): { height: number; isNarrow: boolean } {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const isNarrow = window.innerWidth < NARROW * rem
  return { height: HEIGHTS[shape][isNarrow ? 'narrow' : 'wide'] * rem, isNarrow }
}

interface QueueRowsProps {
  filter: QueueFilter
  total: number
  /** The one on the desk, by its place. */
  current?: number
  /** `rail`: the narrow list beside the work, without ticks. */
  shape: keyof typeof HEIGHTS
  /** The first place in sight. */
  onScrolled?: (place: number) => void
}

export function QueueRows({ filter, total, current, shape, onScrolled }: QueueRowsProps) {
  const rows = useQueueStore((state) => state.rows)
  const selected = useQueueStore((state) => state.selected)
  const scroller = useRef<HTMLDivElement>(null)
  const [{ height, isNarrow }] = useState(() => measuresOf(shape))
  // oxlint-disable-next-line react/incompatible-library -- its functions are used here alone and never kept
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: BEYOND_SIGHT,
    useFlushSync: false,
    initialOffset: (filter.page - 1) * filter.count * height,
  })
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0

  useEffect(() => {
    if (total > 0) placesNeeded(filter, first, Math.min(last + READ_AHEAD, total - 1))
  }, [filter, first, last, total])
  useEffect(() => {
    // The address follows when the scrolling rests.
    const timer = setTimeout(() => onScrolled?.(virtual.range?.startIndex ?? first), RESTS_AFTER)
    return () => clearTimeout(timer)
  }, [onScrolled, first, virtual])
  useEffect(() => {
    if (current !== undefined) virtual.scrollToIndex(current, { align: 'auto' })
  }, [current, virtual])

  return (
    <div
      ref={scroller}
      className={classes.scroller}
      data-shape={shape}
      data-narrow={isNarrow}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
      tabIndex={0}
      role="region"
      aria-label={words.list}
    >
      <ul className={classes.rows} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start, size }) => (
          <QueueRow
            key={index}
            of={rows[index]}
            at={index}
            total={total}
            filter={filter}
            isCurrent={index === current}
            top={start}
            height={size}
            isSelected={shape === 'page' ? selected.has(rows[index]?._id ?? '') : undefined}
          />
        ))}
      </ul>
    </div>
  )
}
