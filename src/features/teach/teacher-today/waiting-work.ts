/** Joins the unchecked work of each exam and assignment with its oldest submission. */

import type { BatchPerformance } from '#src/api/shapes/batch-learner.ts'
import type { BatchMark } from '#src/api/shapes/batch.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { DAY_MS } from '#src/lib/duration.ts'

export interface WaitingWork {
  kind: 'exam' | 'assignment'
  _id: string
  title: string
  batch: BatchMark
  /** Number of unchecked submissions. */
  waiting: number
  /** Submitted ones, and how many of them are checked. */
  total: number
  seen: number
  /** The oldest submission; undefined until it is read. */
  first: SubmissionCard | undefined
}

/** Older submissions are shown in red. (picture 25) */
const OLD_MS = 5 * DAY_MS

export function isOld({ first }: Pick<WaitingWork, 'first'>, now: number): boolean {
  const at = first?.submitted_at
  return at ? now - Date.parse(at) > OLD_MS : false
}

const getTime = ({ first }: WaitingWork) => (first?.submitted_at ? Date.parse(first.submitted_at) : Infinity)

/** The work with unchecked submissions, the one with the oldest first. `rows`: submissions, oldest first. */
export function listWaitingWork(
  batches: readonly BatchPerformance[],
  rows: readonly SubmissionCard[],
): WaitingWork[] {
  const all = batches.flatMap(({ batch, doings }) =>
    doings.flatMap(({ kind, _id, title, done, unchecked }): WaitingWork[] => {
      if (kind === 'live' || unchecked === 0) return []
      // A retest request may be open without a submission.
      const total = Math.max(done, unchecked)
      return [
        {
          kind,
          _id,
          title,
          batch,
          waiting: unchecked,
          total,
          seen: total - unchecked,
          first: rows.find((row) => row[kind] === _id),
        },
      ]
    }),
  )
  return all.toSorted((one, other) => getTime(one) - getTime(other) || one.title.localeCompare(other.title))
}
