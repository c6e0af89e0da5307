/** Selects the submissions that count for a class: each learner's last submitted try. */

import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import type { Share } from '#src/lib/exact-shares.ts'

export function pickLastTries<T extends Pick<SubmissionCard, 'learner' | 'try_no'>>(
  cards: readonly T[],
): T[] {
  const last = new Map<string, T>()
  for (const card of cards) {
    const before = last.get(card.learner._id)
    if (before === undefined || before.try_no <= card.try_no) last.set(card.learner._id, card)
  }
  return [...last.values()]
}

/** Submissions without marks yet have no share. */
export function listShares(cards: readonly Pick<SubmissionCard, 'mark' | 'marks'>[]): Share[] {
  return cards.flatMap(({ mark, marks }) =>
    typeof mark === 'number' && typeof marks === 'number' ? [{ mark, marks }] : [],
  )
}
