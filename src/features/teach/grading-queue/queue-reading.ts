/** Reads the queue page by page as rows come into view. */

import { ApiError } from '#src/api/client/api-error.ts'
import { useMarks } from '#src/stores/grading/marks-store.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { type QueueFilter, getRowsKey, isSearch } from './filters.ts'
import { addFound, addPage, failPage, beginQueue, useQueueStore } from './queue-store.ts'
import { type QueuePage, readPage } from './read-page.ts'
import { findOrder, searchRows } from './row-search.ts'

/** Pages that were requested and have not failed. */
const requested = new Set<number>()
/** Aborts the requests for the current rows. */
let stop = new AbortController()
/** Counts the opened queues, so that an earlier search adds nothing to a later one. */
let opened = 0

/** Counts the rows before a position that have been checked since and have left the server's list. */
function countGoneBefore(place: number, filter: QueueFilter): number {
  if (filter.checked !== 'no') return 0
  const { told } = useMarks.getState()
  const { rows } = useQueueStore.getState()
  return Object.entries(rows).filter(([at, row]) => Number(at) < place && row && told.get(row._id)?.isChecked)
    .length
}

/** Never rejects: a bug becomes an `ApiError` too, or its rows would stay loading for ever. */
async function readOrError<T>(read: () => Promise<T>): Promise<T | ApiError> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ApiError) return error
    reportError(error)
    return new ApiError('broken', { cause: error })
  }
}

async function fetchPage(filter: QueueFilter, page: number): Promise<void> {
  const key = getRowsKey(filter)
  requested.add(page)
  const gone = countGoneBefore((page - 1) * filter.count, filter)
  const { signal } = stop
  const read = await readOrError<QueuePage>(() => readPage(filter, { page, gone, signal }))
  if (useQueueStore.getState().key !== key) return
  if (!(read instanceof ApiError)) return addPage(read)
  requested.delete(page)
  failPage(read)
}

/** Rows with a trait are added as they are found; rows found before a failure stay. */
async function fetchSearch(filter: QueueFilter): Promise<void> {
  const key = getRowsKey(filter)
  const { signal } = stop
  const own = opened
  const isOpen = () => own === opened && useQueueStore.getState().key === key
  const read = await readOrError(() =>
    searchRows(filter, {
      signal,
      onFound: (found, search) => isOpen() && addFound(found, search, findOrder(filter)),
    }),
  )
  if (read instanceof ApiError && isOpen()) failPage(read)
}

/** Reads the queue again from the server. */
export function refreshQueue(filter: QueueFilter): void {
  requested.clear()
  // A search requests many pages, which nobody waits for any more.
  if (useQueueStore.getState().search) stop.abort()
  stop = new AbortController()
  opened += 1
  beginQueue(getRowsKey(filter))
  void (isSearch(filter) && filter.only.length === 0 ? fetchSearch(filter) : fetchPage(filter, filter.page))
}

export const isQueueOpen = (filter: QueueFilter): boolean =>
  useQueueStore.getState().key === getRowsKey(filter)

/** Opens the queue of these filters; an open one stays unchanged. */
export function openQueue(filter: QueueFilter): void {
  if (!isQueueOpen(filter)) refreshQueue(filter)
}

/** Aborts the running requests; their rows count as not read. */
export function stopQueue(): void {
  stop.abort()
  stop = new AbortController()
}

/** Reads the pages of the rows from `from` to `to`, inclusive. */
export function requestPlaces(filter: QueueFilter, from: number, to: number): void {
  const first = Math.floor(from / filter.count) + 1
  const last = Math.floor(to / filter.count) + 1
  // Selected rows and search results load by themselves.
  if (filter.only.length > 0 || isSearch(filter)) return
  for (let page = first; page <= last; page++) if (!requested.has(page)) void fetchPage(filter, page)
}

runAtSessionEnd(() => requested.clear())
