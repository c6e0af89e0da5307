/** Marks as the assistant would give them: beside the teacher's, never among them. */
import * as z from 'zod/mini'
import { Id, Instant, Mark, MaybeInstant, Text, listOf } from './scalar.ts'

/** `mark` null: the assistant cannot judge it, `reason` says why. */
const judged = { mark: z.nullable(Mark), marks: Mark, reason: Text }

export const AiCriterion = z.object({ title: Text, ...judged })
export type AiCriterion = z.infer<typeof AiCriterion>

/** Without criteria the answer is judged as a whole. `lines`: what was noticed on lines of code, counted from 1. */
export const AiQuestion = z.object({
  question: Id,
  ...judged,
  criteria: listOf(AiCriterion),
  lines: listOf(z.object({ line: z.int(), text: Text })),
})
export type AiQuestion = z.infer<typeof AiQuestion>

/** `note`: who or what made it, fit to show; `version`: of the submission that was read. */
export const AiSuggestion = z.object({
  _id: Id,
  submission: Id,
  version: z.int(),
  note: Text,
  mark: z.nullable(Mark),
  marks: Mark,
  questions: listOf(AiQuestion),
  accepted_at: MaybeInstant,
})
export type AiSuggestion = z.infer<typeof AiSuggestion>

/** The server knows that a teacher took it over. */
export const AiAccepted = z.object({ _id: Id, accepted_at: Instant })
