/** Where one submission stands in the queue, and what is beside it. */
import type { SubmissionCard } from '#src/api/shapes/submission.ts'

type Rows = Readonly<Record<number, SubmissionCard | undefined>>

export interface Place {
  /** From 0; undefined when its page was not read. */
  at: number | undefined
  previous: string | undefined
  next: string | undefined
  nextUnchecked: string | undefined
}

/** `isChecked`: at the server, or by this page since. */
export function placeOf(rows: Rows, id: string, isChecked: (row: SubmissionCard) => boolean): Place {
  const places = Object.keys(rows).map(Number)
  const at = places.find((place) => rows[place]?._id === id)
  const open = places.filter((place) => rows[place] && rows[place]._id !== id && !isChecked(rows[place]))
  const after = open.filter((place) => place > (at ?? -1))
  // What was passed over comes again at the end.
  const unchecked = after.length > 0 ? Math.min(...after) : open.length > 0 ? Math.min(...open) : undefined
  return {
    at,
    previous: at === undefined ? undefined : rows[at - 1]?._id,
    next: at === undefined ? rows[Math.min(...places)]?._id : rows[at + 1]?._id,
    nextUnchecked: unchecked === undefined ? undefined : rows[unchecked]?._id,
  }
}
