/** A learner compared with the class: counts of classes, averages of the batch, marks over time. */

import type { BatchLearner, BatchPerformance } from '#src/api/shapes/batch-learner.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { computeMeanPercent, type Share } from '#src/lib/exact-shares.ts'
import { computePercent } from '#src/lib/percent.ts'

type ClassState = BatchLearner['classes'][number]

export function countClasses(learner: Pick<BatchLearner, 'classes'>, state: ClassState): number {
  return learner.classes.filter((each) => each === state).length
}

function sumShares(parts: readonly Share[]): number | undefined {
  const marks = parts.reduce((sum, part) => sum + part.marks, 0)
  return marks === 0
    ? undefined
    : computePercent(
        parts.reduce((sum, part) => sum + part.mark, 0),
        marks,
      )
}

/** The batch as a whole; frozen bookings count as well. */
export function describeClass(learners: readonly BatchLearner[]) {
  const averages = learners.flatMap(({ average }) =>
    typeof average === 'number' ? [{ mark: average, marks: 100 }] : [],
  )
  return {
    average: computeMeanPercent(averages),
    attendance: sumShares(
      learners.map((each) => ({ mark: countClasses(each, 'present'), marks: each.classes.length })),
    ),
    handedIn: sumShares(learners.map(({ handed_in: mark, task_count: marks }) => ({ mark, marks }))),
    points:
      learners.length === 0
        ? 0
        : Math.round(learners.reduce((sum, { points }) => sum + points, 0) / learners.length),
  }
}

export interface MarkPoint {
  id: string
  title: string
  at: string
  /** In percent. */
  own: number
  /** The class average; undefined if the batch has none. */
  mean: number | undefined
}

/** An average of fewer submissions describes a few people, not the class. */
const LEAST_PAPERS = 5

/** The last marked try of each work, oldest first, beside the class average. */
export function listMarkPoints(
  papers: readonly SubmissionCard[],
  doings: BatchPerformance['doings'],
): MarkPoint[] {
  const means = new Map(
    doings.map(({ _id, average, done }) => [_id, done >= LEAST_PAPERS ? (average ?? undefined) : undefined]),
  )
  const points = new Map<string, MarkPoint>()
  const inOrder = papers.toSorted((one, other) =>
    (one.submitted_at ?? '').localeCompare(other.submitted_at ?? ''),
  )
  for (const { _id, exam, assignment, title, submitted_at: at, mark, marks } of inOrder) {
    const work = exam ?? assignment ?? _id
    if (!at || typeof mark !== 'number' || typeof marks !== 'number' || marks <= 0) continue
    points.delete(work)
    points.set(work, {
      id: work,
      title,
      at,
      own: computePercent(mark, marks),
      mean: means.get(work),
    })
  }
  return [...points.values()]
}

export interface MissedWork {
  id: string
  kind: 'assignment' | 'exam'
  title: string
  at: string
}

/** Overdue work that was not submitted. */
export function listMissed(
  papers: readonly SubmissionCard[],
  doings: BatchPerformance['doings'],
  now: string,
): MissedWork[] {
  const had = new Set(papers.flatMap(({ exam, assignment }) => [exam, assignment]))
  return doings.flatMap(({ _id: id, kind, title, at }) =>
    kind === 'live' || !at || at >= now || had.has(id) ? [] : [{ id, kind, title, at }],
  )
}

export function isWaiting({ state }: Pick<SubmissionCard, 'state'>): boolean {
  return state === 'handed-in' || state === 'closed'
}

/** Letters of a title below a line. */
const SHORT = 13

/** The distinguishing part of a work's title, in whole words: after the colon if there is one. */
export function shortenTitle(title: string): string {
  const own = title.split(/:\s+/).at(-1) || title
  if (own.length <= SHORT) return own
  const words = own.split(' ')
  const fits = words.findLastIndex((_, at) => words.slice(0, at + 1).join(' ').length <= SHORT)
  return `${words.slice(0, Math.max(fits, 0) + 1).join(' ')}…`
}
