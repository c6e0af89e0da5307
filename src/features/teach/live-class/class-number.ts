import type { BatchLearner, BatchPerformance } from '#src/api/shapes/batch-learner.ts'

type Doing = Pick<BatchPerformance['doings'][number], '_id' | 'kind' | 'at'>

/**
 * The index of a class in the learners' attendance lists, oldest first; undefined if the two lists do not
 * match.
 */
export function findClassNumber(
  id: string,
  doings: readonly Doing[],
  learners: readonly Pick<BatchLearner, 'classes'>[],
): number | undefined {
  const held = doings
    .filter(({ kind }) => kind === 'live')
    .toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))
  const place = held.findIndex(({ _id }) => _id === id)
  return place >= 0 && learners.every(({ classes }) => classes.length === held.length) ? place : undefined
}
