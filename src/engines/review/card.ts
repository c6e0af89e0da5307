/** A card: a question with its answer, as it was when it was made, so that it can be asked without a connection. */

import * as v from 'valibot'
import { computeShare, type RightAnswer } from '#src/lib/answer-text.ts'

/**
 * Where cards come from; `own` is a question that the person wrote, `unsure` one that was answered rightly in doubt. Their order is that of
 * what the account keeps.
 */
export const ORIGINS = ['exam', 'practice', 'level', 'note', 'own', 'unsure'] as const
export type Origin = (typeof ORIGINS)[number]

/** An address of this app that teaches the card: a class at its second, a note, a practice set, a module. */
const Teacher = v.object({
  kind: v.picklist(['class', 'note', 'practice', 'module']),
  to: v.string(),
  title: v.string(),
  at: v.optional(v.number()),
})
export type Teacher = v.InferOutput<typeof Teacher>

const Choice = v.object({ id: v.string(), html: v.string() })
export const Given = v.union([v.string(), v.array(v.string()), v.record(v.string(), v.string())])
export type Given = v.InferOutput<typeof Given>

const shared = {
  id: v.string(),
  from: v.picklist(ORIGINS),
  /** What it is about: a module, a course, a class. */
  topic: v.object({ key: v.string(), title: v.string() }),
  /** The paper or the class, and when it went wrong or was written, as ISO. */
  source: v.string(),
  at: v.string(),
  /** HTML; `code` is a part of it that is folded beside the answer. */
  front: v.string(),
  /** HTML: why the answer is right. */
  why: v.string(),
  teacher: v.optional(Teacher),
  /** Further places that teach it: the person's note, a practice set. */
  more: v.optional(v.array(Teacher)),
  /** What the person answered when it went wrong. */
  given: v.optional(Given),
  /** The question was changed where it comes from, after this card was made. */
  isChanged: v.optional(v.boolean()),
  addedAt: v.number(),
  /** When this text was read from its source: of two devices' versions the later one stays. */
  readAt: v.number(),
}

export const Card = v.variant('kind', [
  v.object({
    ...shared,
    kind: v.literal('choice'),
    options: v.array(Choice),
    right: v.array(v.string()),
    isMany: v.boolean(),
  }),
  v.object({
    ...shared,
    kind: v.literal('blank'),
    contents: v.array(v.string()),
    blanks: v.array(v.object({ id: v.string(), accepted: v.array(v.string()) })),
  }),
  /** Texts in their right order. */
  v.object({ ...shared, kind: v.literal('order'), lines: v.array(v.string()) }),
  /** The answer in one's own words, then `back`, as HTML, to compare with. */
  v.object({ ...shared, kind: v.literal('recall'), back: v.string() }),
])
export type Card = v.InferOutput<typeof Card>

/** Computes the right share of an answer, from 0 to 1; undefined where only the person can say. */
export function judgeAnswer(card: Card, given: Given | undefined): number | undefined {
  if (card.kind === 'recall') return undefined
  if (given === undefined) return 0
  if (card.kind === 'order') return Array.isArray(given) && given.join('\n') === card.lines.join('\n') ? 1 : 0
  return computeShare(getRight(card), given)
}

function getRight(card: Extract<Card, { kind: 'choice' | 'blank' }>): RightAnswer {
  if (card.kind === 'blank') return Object.fromEntries(card.blanks.map(({ id, accepted }) => [id, accepted]))
  return card.isMany ? card.right : (card.right[0] ?? '')
}

/** What a change of the question is seen by: everything that is asked, and nothing of the person's. */
export function printQuestion(card: Card): string {
  const { id, front, why } = card
  if (card.kind === 'choice') return JSON.stringify([id, front, why, card.options, card.right])
  if (card.kind === 'blank') return JSON.stringify([id, front, why, card.contents, card.blanks])
  return JSON.stringify([id, front, why, card.kind === 'order' ? card.lines : card.back])
}

/** Joins two versions of one card, in any order: the later text, and the earlier day on which it was added. */
export function joinCards(one: Card, other: Card): Card {
  const isFirst = one.readAt - other.readAt || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)
  const later = isFirst > 0 ? one : other
  return { ...later, addedAt: Math.min(one.addedAt, other.addedAt) }
}
