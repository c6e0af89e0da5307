/** Opens the queue of one address and finds the position of a submission in it. */

import { useEffect, useMemo } from 'react'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { useIsChecked } from '../shared/mark-life.ts'
import { getRowsKey, type QueueFilter } from './filters.ts'
import { openQueue, refreshQueue, requestPlaces } from './queue-reading.ts'
import { type QueueState, useQueueStore } from './queue-store.ts'

type Rows = Readonly<Record<number, SubmissionCard | undefined>>

interface QueuePosition {
  /** Index in the queue; undefined when its page has not been read. */
  at: number | undefined
  previous: string | undefined
  next: string | undefined
  nextUnchecked: string | undefined
  /** The unchecked ones that come next. */
  ahead: readonly string[]
}

/** Papers that are read before they are opened. */
const READ_AHEAD = 5

/** Finds a submission and its neighbours; `isChecked` covers the server's state and saves of this page. */
export function findQueuePosition(
  rows: Rows,
  id: string,
  isChecked: (row: SubmissionCard) => boolean,
): QueuePosition {
  const places = Object.keys(rows).map(Number)
  const at = places.find((place) => rows[place]?._id === id)
  const open = places
    .filter((place) => rows[place] && rows[place]._id !== id && !isChecked(rows[place]))
    .toSorted((one, other) => one - other)
  const after = open.filter((place) => place > (at ?? -1))
  // Skipped submissions reappear at the end.
  const inOrder = [...after, ...open.filter((place) => !after.includes(place))]
  const ahead = inOrder.slice(0, READ_AHEAD).flatMap((place) => rows[place]?._id ?? [])
  return {
    at,
    previous: at === undefined ? undefined : rows[at - 1]?._id,
    next: at === undefined ? rows[Math.min(...places)]?._id : rows[at + 1]?._id,
    nextUnchecked: ahead[0],
    ahead,
  }
}

/** Opens the queue of these filters; `isFresh` reads it again even if it is open. */
export function useOpenQueue(filter: QueueFilter | undefined, isFresh = false): void {
  const key = filter && getRowsKey(filter)
  useEffect(() => {
    if (filter) (isFresh ? refreshQueue : openQueue)(filter)
    // oxlint-disable-next-line react/exhaustive-deps -- the key covers the whole filter
  }, [key])
}

/** Number of rows before and after that are preloaded. */
const PRELOADED_ROWS = 6

/** Tells whether a page of the list has not been read, so that its end is unknown. */
function isPartial({ rows, total = 0, search, error }: QueueState, { count }: QueueFilter): boolean {
  if (error || search) return true
  const read = new Set(Object.keys(rows).map((place) => Math.floor(Number(place) / count)))
  return read.size < Math.ceil(total / count)
}

/** An unknown queue has no neighbours; `isAwaited` while it is being read. */
export function useNeighbours(
  filter: QueueFilter | undefined,
  submissionId: string,
): QueuePosition & { isAwaited: boolean; isPartial: boolean } {
  useOpenQueue(filter)
  const isOpen = useQueueStore((state) => filter !== undefined && state.key === getRowsKey(filter))
  const rows = useQueueStore((state) => state.rows)
  const total = useQueueStore((state) => state.total)
  const hasFailed = useQueueStore((state) => state.error !== undefined)
  const hasGaps = useQueueStore((state) => filter !== undefined && isPartial(state, filter))
  const isChecked = useIsChecked()
  const place = useMemo(
    () => findQueuePosition(isOpen ? rows : {}, submissionId, isChecked),
    [isOpen, rows, isChecked, submissionId],
  )
  useEffect(() => {
    if (filter !== undefined && place.at !== undefined && total !== undefined)
      requestPlaces(
        filter,
        Math.max(place.at - PRELOADED_ROWS, 0),
        Math.min(place.at + PRELOADED_ROWS, Math.max(total - 1, 0)),
      )
  }, [filter, place.at, total])
  return {
    ...place,
    isAwaited: filter !== undefined && !(isOpen && total !== undefined) && !hasFailed,
    isPartial: hasGaps,
  }
}

/** Ids of the unchecked papers that are listed, from this one on; a request without a submission has nothing to mark. */
export function useOpenPapers(from?: string): readonly string[] {
  const rows = useQueueStore((state) => state.rows)
  const isChecked = useIsChecked()
  return useMemo(() => {
    const inOrder = Object.entries(rows).toSorted(([one], [other]) => Number(one) - Number(other))
    const start = Math.max(
      inOrder.findIndex(([, row]) => row?._id === from),
      0,
    )
    return inOrder
      .slice(start)
      .flatMap(([, row]) => (row && row.try_no > 0 && !isChecked(row) ? row._id : []))
  }, [rows, isChecked, from])
}

/** The title of the one exam or assignment whose papers are listed. */
export function useItemTitle({ exam, assignment }: { exam: string; assignment: string }): string | undefined {
  const title = useQueueStore(({ rows }) => Object.values(rows).find((row) => row !== undefined)?.title)
  return exam || assignment ? title : undefined
}
