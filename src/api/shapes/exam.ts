/** What a learner may know of an exam before it begins, and what a teacher may send. (spec 3 Exam, ruling R34) */
import * as z from 'zod/mini'
import { BatchMark } from './batch.ts'
import { Count, Flag, Html, Id, Mark, MaybeId, MaybeInstant, Percent, Text } from './scalar.ts'
import { ExamKind } from './study-item.ts'
import { Filled, Typed } from './typed.ts'

/** `exam/revised/instruction/{id}`: the page before the start; `duration` in minutes, `submission` when one was begun. */
export const ExamInstruction = z.object({
  _id: Id,
  kind: ExamKind,
  title: Text,
  description: Html,
  instructions: Html,
  batch: z.nullish(BatchMark),
  duration: z.nullish(z.number()),
  question_count: Count,
  marks: Mark,
  pass_percent: z._default(Percent, 70),
  opens_at: MaybeInstant,
  closes_at: MaybeInstant,
  submission: MaybeId,
})
export type ExamInstruction = z.infer<typeof ExamInstruction>

/** `exam/eligible/{id}`: may it be begun, and if not why and when. */
export const ExamEligible = z.object({ is_eligible: z.boolean(), reason: Text, opens_at: MaybeInstant, can_retest: Flag })
export type ExamEligible = z.infer<typeof ExamEligible>

/** A question as the exam builder sends it; its inner fields are settled with the exams. */
const QuestionDraft = z.record(z.string(), z.unknown())

/** What the exam writes may send. (spec 3 Exam, ruling R36) */
export const ExamDraft = z.object({
  study_plan: Id,
  title: Filled,
  duration: z.number(),
  questions: z.array(QuestionDraft),
  is_published: z.boolean(),
  description: Typed,
  instructions: Typed,
  reference: Typed,
})
