import type { SubmissionCard } from '#src/api/shapes/submission.ts'

/** The mean of a learner's marked submissions; undefined if there are none. */
export function computeAverage(cards: readonly Pick<SubmissionCard, 'mark' | 'marks' | 'state'>[]) {
  const shares = cards.flatMap(({ mark, marks, state }) =>
    state === 'checked' && typeof mark === 'number' && marks ? mark / marks : [],
  )
  if (shares.length === 0) return undefined
  return {
    percent: Math.round((shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100),
    papers: shares.length,
  }
}
