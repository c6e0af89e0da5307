/** Exams: before the start, in the room, in the builder. (spec 3 Exam, ruling R34) */

import * as v from 'valibot'
import { EXAM_PASS_PERCENT } from '#src/lib/pass-marks.ts'
import { BatchMark } from './batch.ts'
import { Question, QuestionDraft, TeacherQuestion, buildLayout } from './question.ts'
import {
  Count,
  Flag,
  Html,
  Id,
  Mark,
  MaybeId,
  MaybeInstant,
  Percent,
  Text,
  buildList,
  Whole,
} from './scalar.ts'
import { ExamKind } from './study-item.ts'
import { Filled, Typed } from './typed.ts'

/** `duration` in minutes, missing means no time limit; `tries` is how often it may be taken. */
const facts = {
  _id: Id,
  kind: ExamKind,
  title: Text,
  duration: v.nullish(v.number()),
  question_count: Count,
  marks: Mark,
}

/** Something that is or is not allowed in the exam. */
const Allowance = v.object({ text: Text, is_allowed: Flag })

/** `exam/revised/instruction/{id}`: the page before the start; `submission` when one was begun. */
export const ExamInstruction = v.object({
  ...facts,
  description: Html,
  instructions: Html,
  batch: v.nullish(BatchMark),
  allowed: buildList(Allowance),
  tries: v.optional(Whole, 1),
  pass_percent: v.optional(Percent, EXAM_PASS_PERCENT),
  opens_at: MaybeInstant,
  closes_at: MaybeInstant,
  submission: MaybeId,
})
export type ExamInstruction = v.InferOutput<typeof ExamInstruction>

/** The state of a request for another try. */
export const RetestState = v.picklist(['none', 'requested', 'granted', 'refused'])
export type RetestState = v.InferOutput<typeof RetestState>

/** Why an exam can or cannot be begun. `running`: an attempt is open, and a start returns it. */
export const StartCause = v.picklist([
  'ok',
  'running',
  'not-open',
  'closed',
  'tries-used',
  'module-locked',
  'needs-retest',
])
export type StartCause = v.InferOutput<typeof StartCause>

/**
 * `exam/eligible/{id}`: whether it may be begun, and if not why and when. `reason` can be shown; `submission`
 * is the newest attempt.
 */
export const ExamEligible = v.object({
  is_eligible: v.boolean(),
  cause: StartCause,
  reason: Text,
  opens_at: MaybeInstant,
  tries: v.optional(Whole, 1),
  tries_used: Count,
  submission: MaybeId,
  can_retest: Flag,
  retest: v.optional(RetestState, 'none'),
  retest_message: Text,
})
export type ExamEligible = v.InferOutput<typeof ExamEligible>

const order = { is_question_order_shuffled: Flag, is_option_order_shuffled: Flag }

/**
 * `exam/revised/{id}`: the exam in the room, all questions at once. Where an order is shuffled, the screen
 * seeds it with the id of the attempt, `submission`. `is_leaving_logged`: leaving the page is stored as an
 * event.
 */
export const ExamRevised = v.object({
  ...facts,
  ...order,
  ...buildLayout(Question),
  instructions: Html,
  batch: v.nullish(BatchMark),
  is_leaving_logged: Flag,
  submission: Id,
})
export type ExamRevised = v.InferOutput<typeof ExamRevised>

/**
 * `exam/playground/{id}`: to try out, without an attempt. Practice quizzes are submitted to `submission/quiz`
 * from here.
 */
export const Playground = v.object({
  ...facts,
  ...order,
  ...buildLayout(Question),
  instructions: Html,
  is_practice: Flag,
})
export type Playground = v.InferOutput<typeof Playground>

/** `exam/playlist/{id}`: the practice quizzes that go with a playlist. */
export const PracticeCard = v.object(facts)
export type PracticeCard = v.InferOutput<typeof PracticeCard>

/** `exam/quizlead/{id}`: a quiz for everybody. `is_on_time`: answers are accepted now. */
export const GuestQuiz = v.object({
  ...facts,
  ...order,
  ...buildLayout(Question),
  description: Html,
  instructions: Html,
  opens_at: MaybeInstant,
  closes_at: MaybeInstant,
  is_on_time: Flag,
})
export type GuestQuiz = v.InferOutput<typeof GuestQuiz>

/** `quizlead/on-time/{id}`: whether the quiz accepts answers now, or when. */
export const QuizHours = v.object({
  is_on_time: v.boolean(),
  opens_at: MaybeInstant,
  closes_at: MaybeInstant,
})
export type QuizHours = v.InferOutput<typeof QuizHours>

/**
 * `exam/teacher/{id}`: the exam with its correct answers; `study_plan` is its day. `has_attempts`: somebody
 * has begun it, so its set of questions is fixed. The writes return the same. (rulings R34, R36)
 */
export const ExamForTeacher = v.object({
  ...facts,
  ...order,
  ...buildLayout(TeacherQuestion),
  description: Html,
  instructions: Html,
  reference: Text,
  study_plan: MaybeId,
  batch: v.nullish(BatchMark),
  tries: v.optional(Whole, 1),
  opens_at: MaybeInstant,
  closes_at: MaybeInstant,
  is_published: Flag,
  shows_result: Flag,
  has_attempts: Flag,
})
export type ExamForTeacher = v.InferOutput<typeof ExamForTeacher>

/** A day in minutes: longer than any exam. */
export const MAX_MINUTES = 1440

/** The body of the exam writes; `duration` 0 means not set yet. (spec 3 Exam, rulings R30, R36) */
export const ExamDraft = v.object({
  study_plan: Id,
  title: Filled,
  duration: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_MINUTES)),
  questions: v.array(QuestionDraft),
  is_published: v.boolean(),
  description: Typed,
  instructions: Typed,
  reference: Typed,
})
export type ExamDraft = v.InferOutput<typeof ExamDraft>
