import type { SubmissionCard } from '#src/api/shapes/submission.ts'

/** The mean over a learner's marked papers; undefined while none is marked. */
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
