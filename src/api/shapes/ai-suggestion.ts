/** Marks that the assistant proposes; they do not count until a teacher accepts them. */

import * as v from 'valibot'
import { Id, Instant, Mark, MaybeInstant, Text, buildList, Whole } from './scalar.ts'

/** `mark` null: the assistant cannot judge the answer, and `reason` says why. */
const judged = { mark: v.nullable(Mark), marks: Mark, reason: Text }

export const AiCriterion = v.object({ title: Text, ...judged })
export type AiCriterion = v.InferOutput<typeof AiCriterion>

/** Without criteria the answer is judged as a whole. `lines`: comments on lines of code, counted from 1. */
export const AiQuestion = v.object({
  question: Id,
  ...judged,
  criteria: buildList(AiCriterion),
  lines: buildList(v.object({ line: Whole, text: Text })),
})
export type AiQuestion = v.InferOutput<typeof AiQuestion>

/** `note`: who or what made it, can be shown; `version`: of the submission that was read. */
export const AiSuggestion = v.object({
  _id: Id,
  submission: Id,
  version: Whole,
  note: Text,
  mark: v.nullable(Mark),
  marks: Mark,
  questions: buildList(AiQuestion),
  accepted_at: MaybeInstant,
})
export type AiSuggestion = v.InferOutput<typeof AiSuggestion>

/** A teacher's acceptance of a suggestion, as the server stores it. */
export const AiAccepted = v.object({ _id: Id, accepted_at: Instant })
