/** Virtual list: renders only the rows in view, even of 10,000 submissions, and reads their pages shortly before. */

import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Surface } from '#src/ui/layout/layout.tsx'
import type { QueueFilter } from './filters.ts'
import { requestPlaces } from './queue-reading.ts'
import { QueueRow } from './queue-row.tsx'
import { useQueueStore } from './queue-store.ts'
import { recordScroll } from './use-is-settled.ts'
import { words } from './words.ts'
import classes from './queue.module.css'

/** Row heights in rem, equal within a list, so that rows need not be measured. */
const HEIGHTS = {
  page: { wide: 3.125, phone: 4.25, narrow: 12 },
  rail: { wide: 4.25, phone: 4.25, narrow: 7 },
}
/**
 * Width in rem below which rows have two lines, and below which they are higher still, for large text on a
 * small screen.
 */
const PHONE = 64
const NARROW = 19
const OVERSCAN = 6
/** Number of rows read beyond the view, so that scrolling meets no empty rows. */
const PRELOADED_ROWS = 25
/** Time without scrolling after which the address changes, in milliseconds. */
const SCROLL_END_MS = 300

/** Measures in px, which grow with the user's text size. */
function measureRows(shape: keyof typeof HEIGHTS): { height: number; isNarrow: boolean } {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const isNarrow = window.innerWidth < NARROW * rem
  const size = isNarrow ? 'narrow' : window.innerWidth < PHONE * rem ? 'phone' : 'wide'
  return { height: HEIGHTS[shape][size] * rem, isNarrow }
}

/** Arrows move between rows, and sideways to a learner's face and back. */
function stepThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target instanceof HTMLElement ? event.target.closest('li') : null
  if (row === null || isComposing(event)) return
  const [paper, face] = row.querySelectorAll('a')
  const next = {
    ArrowDown: row.nextElementSibling?.querySelector('a'),
    ArrowUp: row.previousElementSibling?.querySelector('a'),
    ArrowLeft: face,
    ArrowRight: paper,
  }[event.key]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface QueueRowsProps {
  filter: QueueFilter
  total: number
  /** Index of the current submission. */
  current?: number
  /** `rail` is the narrow list beside the work, without selection. */
  shape: keyof typeof HEIGHTS
  /** Called with the index of the first row in view. */
  onScrolled?: (place: number) => void
}

export function QueueRows({ filter, total, current, shape, onScrolled }: QueueRowsProps) {
  const rows = useQueueStore((state) => state.rows)
  const selected = useQueueStore((state) => state.selected)
  const scroller = useRef<HTMLDivElement>(null)
  const [{ height, isNarrow }] = useState(() => measureRows(shape))
  // oxlint-disable-next-line react/incompatible-library -- its functions are only used here and never stored
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    useFlushSync: false,
    initialOffset: (filter.page - 1) * filter.count * height,
  })
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  // The rail is a single Tab stop: the current submission, or the first row in view.
  const stop = current !== undefined && current >= first && current <= last ? current : first

  useEffect(() => {
    if (total > 0) requestPlaces(filter, first, Math.min(last + PRELOADED_ROWS, total - 1))
  }, [filter, first, last, total])
  useEffect(() => {
    const timer = setTimeout(() => onScrolled?.(virtual.range?.startIndex ?? first), SCROLL_END_MS)
    return () => clearTimeout(timer)
  }, [onScrolled, first, virtual])
  useEffect(() => {
    if (current !== undefined) virtual.scrollToIndex(current, { align: 'auto' })
  }, [current, virtual])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between the links in it
    <div
      ref={scroller}
      className={classes.scroller}
      data-shape={shape}
      data-narrow={isNarrow}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard
      tabIndex={shape === 'page' ? 0 : undefined}
      onKeyDown={stepThroughRows}
      onScroll={recordScroll}
      role="region"
      aria-label={words.list}
    >
      <Surface as="ul" relative style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start, size }) => (
          <QueueRow
            key={index}
            submission={rows[index]}
            at={index}
            total={total}
            filter={filter}
            isCurrent={index === current}
            top={start}
            height={size}
            isStop={shape === 'page' || index === stop}
            isSelected={shape === 'page' ? selected.has(rows[index]?._id ?? '') : undefined}
          />
        ))}
      </Surface>
    </div>
  )
}
