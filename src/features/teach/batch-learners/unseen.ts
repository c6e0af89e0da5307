/**
 * Learners who have not been seen for two weeks: of the classes held in that time they attended none and
 * watched no recording. The calls tell no other date. (rulings R38, R39)
 */

import type { BatchLearner, BatchPerformance } from '#src/api/shapes/batch-learner.ts'
import { DAY_MS } from '#src/lib/duration.ts'

export const UNSEEN_DAYS = 14

type Doing = Pick<BatchPerformance['doings'][number], 'kind' | 'at'>
type Learner = Pick<BatchLearner, 'classes' | 'joined_at' | 'is_frozen'>

/** How many of the last classes were held in the time. */
function countRecent(doings: readonly Doing[], now: number): number {
  const from = now - UNSEEN_DAYS * DAY_MS
  return doings.filter(
    ({ kind, at }) => kind === 'live' && at && Date.parse(at) >= from && Date.parse(at) <= now,
  ).length
}

/** Undefined if there was no class in that time, or the two lists do not match: then nobody can be named. */
export function findUnseen<T extends Learner>(
  learners: readonly T[],
  doings: readonly Doing[],
  now: number,
): T[] | undefined {
  const held = doings.filter(({ kind }) => kind === 'live').length
  const recent = countRecent(doings, now)
  if (recent === 0 || learners.some(({ classes }) => classes.length !== held)) return undefined
  const from = now - UNSEEN_DAYS * DAY_MS
  return learners.filter(
    ({ classes, joined_at, is_frozen }) =>
      !is_frozen && Date.parse(joined_at) < from && classes.slice(-recent).every((each) => each === 'missed'),
  )
}
