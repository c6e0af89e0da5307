/**
 * The rows of the queue as they were when it was opened. A snapshot on purpose, not the cache of replies: rows must not move under
 * the teacher's hands when they are checked, and 10,000 of them come page by page.
 */
import { create } from 'zustand'
import type { ApiError } from '#src/api/client/api-error.ts'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { whenSessionEnds } from '#src/stores/forget.ts'
import { useGradingSaves } from '#src/stores/grading-save-store.ts'
import { askedOf, type QueueFilter, sameRowsKey } from './filters.ts'
import { windowOf } from './page-window.ts'

interface QueueState {
  /** Which rows these are; `sameRowsKey` of the filter. */
  key: string | undefined
  total: number | undefined
  /** By their place in the queue, from 0. */
  rows: Readonly<Record<number, SubmissionCard | undefined>>
  /** Of the first page that could not be read. */
  error: ApiError | undefined
  selected: ReadonlySet<string>
  /** Milliseconds since 1970. */
  openedAt: number
}

const closed: QueueState = { key: undefined, total: undefined, rows: {}, error: undefined, selected: new Set(), openedAt: 0 }

export const useQueueStore = create<QueueState>(() => closed)

const asked = new Set<number>()
/** Stops what is under way for these rows. */
let stop = new AbortController()

/** Rows before a place that were checked since and have left the server's list. */
function goneBefore(place: number, filter: QueueFilter): number {
  if (filter.checked !== 'no') return 0
  const { saved } = useGradingSaves.getState()
  const { rows } = useQueueStore.getState()
  return Object.entries(rows).filter(([at, row]) => Number(at) < place && row && saved[row._id]?.isChecked).length
}

interface Read {
  rows: readonly SubmissionCard[]
  total: number
}

async function readPage(filter: QueueFilter, page: number): Promise<Read> {
  const { count } = filter
  const { signal } = stop
  const gone = goneBefore((page - 1) * count, filter)
  const { pages, skip } = windowOf(page, count, gone)
  const row = filter.checked === 'no' ? submission.unchecked : submission.list
  const query = askedOf(filter)
  const read = await Promise.all(pages.map((each) => call(row, { query: { ...query, page: each, count } }, { isQuiet: true, signal })))
  return { rows: read.flatMap(({ data }) => data).slice(skip, skip + count), total: (read[0]?.total ?? 0) + gone }
}

/** Picked ones are few; each is asked for by itself. */
async function readPicked({ only }: QueueFilter): Promise<Read> {
  const { signal } = stop
  const rows = await Promise.all(only.map((id) => call(submission.one, { params: { id } }, { isQuiet: true, signal })))
  return { rows, total: rows.length }
}

async function fetchPage(filter: QueueFilter, page: number): Promise<void> {
  const key = sameRowsKey(filter)
  asked.add(page)
  try {
    const isPicked = filter.only.length > 0
    const read = await (isPicked ? readPicked(filter) : readPage(filter, page))
    if (useQueueStore.getState().key !== key) return
    const first = isPicked ? 0 : (page - 1) * filter.count
    const placed = Object.fromEntries(read.rows.map((row, at) => [first + at, row]))
    useQueueStore.setState(({ rows, total }) => ({ rows: { ...rows, ...placed }, total: total ?? read.total, error: undefined }))
  } catch (error) {
    if (useQueueStore.getState().key !== key) return
    asked.delete(page)
    useQueueStore.setState({ error: error as ApiError })
  }
}

/** Shows these rows; what is open already stays as it is. */
export function queueOpened(filter: QueueFilter): void {
  const key = sameRowsKey(filter)
  if (useQueueStore.getState().key === key) return
  asked.clear()
  stop = new AbortController()
  useQueueStore.setState({ ...closed, key, openedAt: Date.now() })
  void fetchPage(filter, filter.page)
}

/** Reads anew from the server. */
export function queueRefreshed(filter: QueueFilter): void {
  useQueueStore.setState({ key: undefined })
  queueOpened(filter)
}

/** Waits no longer for what is under way: the rows count as not read. */
export function queueStopped(): void {
  stop.abort()
  stop = new AbortController()
}

/** These places come into sight; both ends belong to them. */
export function placesNeeded(filter: QueueFilter, from: number, to: number): void {
  const first = Math.floor(from / filter.count) + 1
  const last = Math.floor(to / filter.count) + 1
  for (let page = first; page <= last; page++) if (!asked.has(page) && filter.only.length === 0) void fetchPage(filter, page)
}

export function rowsSelected(ids: readonly string[], isSelected: boolean): void {
  useQueueStore.setState(({ selected }) => {
    const next = new Set(selected)
    for (const id of ids)
      if (isSelected) next.add(id)
      else next.delete(id)
    return { selected: next }
  })
}

export function selectionCleared(): void {
  useQueueStore.setState({ selected: new Set() })
}

whenSessionEnds(() => {
  asked.clear()
  useQueueStore.setState(closed)
})
