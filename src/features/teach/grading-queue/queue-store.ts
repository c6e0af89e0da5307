/**
 * Rows of the queue as they were when it was opened. This is a snapshot and not the reply cache, so that rows
 * do not move while the teacher checks them; up to 10,000 are loaded page by page.
 */

import { create } from 'zustand'
import type { ApiError } from '#src/api/client/api-error.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import type { QueuePage } from './read-page.ts'

export interface QueueState {
  /** Result of `getRowsKey` for the open filters. */
  key: string | undefined
  total: number | undefined
  /** Number of selected submissions that are gone and left out. */
  gone: number
  /** Rows by index in the queue. */
  rows: Readonly<Record<number, SubmissionCard | undefined>>
  /** While rows with a trait are looked for. */
  search: { done: number; all: number } | undefined
  /** Error of a page that could not be read. */
  error: ApiError | undefined
  selected: ReadonlySet<string>
  /** Milliseconds since 1970. */
  openedAt: number
}

const closed: QueueState = {
  key: undefined,
  total: undefined,
  gone: 0,
  rows: {},
  search: undefined,
  error: undefined,
  selected: new Set(),
  openedAt: 0,
}

export const useQueueStore = create<QueueState>(() => closed)

/** Starts an empty queue. */
export function beginQueue(key: string): void {
  useQueueStore.setState({ ...closed, key, openedAt: getDeviceNow() })
}

export function addPage({ first, rows: read, total: counted, gone = 0 }: QueuePage): void {
  useQueueStore.setState(({ rows, total }) => ({
    rows: { ...rows, ...Object.fromEntries(read.map((row, at) => [first + at, row])) },
    total: total ?? counted,
    gone,
    error: undefined,
  }))
}

/** Adds found rows after the existing ones, or in their order; the total is known at the end. */
export function addFound(
  found: readonly SubmissionCard[],
  { gone = 0, ...search }: { done: number; all: number; gone?: number },
  order?: (one: SubmissionCard, other: SubmissionCard) => number,
): void {
  useQueueStore.setState(({ rows }) => {
    const read = [...Object.values(rows).filter((row) => row !== undefined), ...found]
    const all = order ? read.toSorted(order) : read
    const left = search.done < search.all ? search : undefined
    const total = all.length === 0 && left ? undefined : all.length
    return { rows: Object.fromEntries(all.entries()), total, gone, search: left, error: undefined }
  })
}

export function failPage(error: ApiError): void {
  useQueueStore.setState({ error, search: undefined })
}

export function selectRows(ids: readonly string[], isSelected: boolean): void {
  useQueueStore.setState(({ selected }) => {
    const next = new Set(selected)
    for (const id of ids)
      if (isSelected) next.add(id)
      else next.delete(id)
    return { selected: next }
  })
}

export function clearSelection(): void {
  useQueueStore.setState({ selected: new Set() })
}

runAtSessionEnd(() => useQueueStore.setState(closed))
