/** The reading of the queue: opened once, then page by page as places come into sight. */
import { ApiError } from '#src/api/client/api-error.ts'
import { whenSessionEnds } from '#src/stores/session/forget.ts'
import { useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { type QueueFilter, sameRowsKey } from './filters.ts'
import { pageCame, pageFailed, queueBegan, useQueueStore } from './queue-store.ts'
import { type QueuePage, readPage } from './read-page.ts'

/** Pages that were asked for and have not failed. */
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

/** Never rejects: what went wrong on our own side is shown as well, since rows that were only awaited would be awaited for ever. */
async function pageOrError(filter: QueueFilter, page: number): Promise<QueuePage | ApiError> {
  const gone = goneBefore((page - 1) * filter.count, filter)
  try {
    return await readPage(filter, { page, gone, signal: stop.signal })
  } catch (error) {
    if (error instanceof ApiError) return error
    reportError(error)
    return new ApiError('broken', { cause: error })
  }
}

async function fetchPage(filter: QueueFilter, page: number): Promise<void> {
  const key = sameRowsKey(filter)
  asked.add(page)
  const read = await pageOrError(filter, page)
  if (useQueueStore.getState().key !== key) return
  if (!(read instanceof ApiError)) return pageCame(read)
  asked.delete(page)
  pageFailed(read)
}

/** Reads anew from the server. */
export function queueRefreshed(filter: QueueFilter): void {
  asked.clear()
  stop = new AbortController()
  queueBegan(sameRowsKey(filter))
  void fetchPage(filter, filter.page)
}

/** Shows these rows; what is open already stays as it is. */
export function queueOpened(filter: QueueFilter): void {
  if (useQueueStore.getState().key !== sameRowsKey(filter)) queueRefreshed(filter)
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

whenSessionEnds(() => asked.clear())
