/**
 * The rows of the queue as they were when it was opened. A snapshot on purpose, not the cache of replies: rows must not move under
 * the teacher's hands when they are checked, and 10,000 of them come page by page.
 */
import { create } from 'zustand'
import type { ApiError } from '#src/api/client/api-error.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { whenSessionEnds } from '#src/stores/session/forget.ts'
import type { QueuePage } from './read-page.ts'

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

/** Nothing of it is read yet. */
export function queueBegan(key: string): void {
  useQueueStore.setState({ ...closed, key, openedAt: Date.now() })
}

export function pageCame({ first, rows: read, total: counted }: QueuePage): void {
  const placed = Object.fromEntries(read.map((row, at) => [first + at, row]))
  useQueueStore.setState(({ rows, total }) => ({ rows: { ...rows, ...placed }, total: total ?? counted, error: undefined }))
}

export function pageFailed(error: ApiError): void {
  useQueueStore.setState({ error })
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

whenSessionEnds(() => useQueueStore.setState(closed))
