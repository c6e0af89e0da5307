/** Attempts at a level: in lists, in the room, and what they came to. (spec 7 Assessments, ruling R34) */
import * as z from 'zod/mini'
import { LevelMark, LevelState } from './assessment.ts'
import { ExamRevised } from './exam.ts'
import { Person } from './person.ts'
import { Count, Flag, Id, Instant, Mark, MaybeInstant, Percent, Text, listOf } from './scalar.ts'
import { Submission } from './submission.ts'

/** An assessment as an attempt names it. */
const AssessmentMark = z.object({ _id: Id, title: Text })

/** `under-review`: handed in, a teacher still has to look at it. */
export const LevelAttemptState = z.enum(['open', 'under-review', 'passed', 'failed'])
export type LevelAttemptState = z.infer<typeof LevelAttemptState>

const place = { level: LevelMark, assessment: AssessmentMark }
/** `mark` is missing until all of it is marked. */
const outcome = {
  state: LevelAttemptState,
  mark: z.nullish(Mark),
  marks: Mark,
  percent: z.nullish(Percent),
  stars: Count,
  checked_at: MaybeInstant,
  checked_by: z.nullish(Person),
}

/** A row of `level-submission/list` and of `teacher-list`. */
export const LevelSubmissionCard = z.object({
  _id: Id,
  ...place,
  ...outcome,
  learner: Person,
  version: z.int(),
  started_at: Instant,
  deadline: MaybeInstant,
  submitted_at: MaybeInstant,
})
export type LevelSubmissionCard = z.infer<typeof LevelSubmissionCard>

/** `level-submission/question/{id}`: laid out as an exam in its room is; `_id` is the level's, `submission` the attempt's. */
export const LevelQuestions = z.extend(ExamRevised, place)
export type LevelQuestions = z.infer<typeof LevelQuestions>

/** `level-submission/response/{id}` and the reply to an audit: the attempt with its questions. The learner gets `keys` once he has passed. */
export const LevelSubmission = z.extend(Submission, { ...place, percent: z.nullish(Percent), stars: Count, is_passed: Flag })
export type LevelSubmission = z.infer<typeof LevelSubmission>

/** What to learn next: a topic with what was reached in it, and the course that teaches it. */
const LearnNext = z.object({ title: Text, mark: Mark, marks: Mark, course_slug: z.nullish(z.string()), course_title: Text })

/**
 * `level-submission/summary/{id}` (spec 3 `LSsummary`): what the attempt came to, by topic, and where to go on. `tries_left`: none = as
 * many as one likes; at 0 another set costs `retry_price`.
 */
export const LevelSummary = z.object({
  _id: Id,
  ...place,
  ...outcome,
  started_at: Instant,
  submitted_at: MaybeInstant,
  pass_percent: Percent,
  best_mark: z.nullish(Mark),
  topics: listOf(z.object({ title: Text, mark: Mark, marks: Mark })),
  learn_next: listOf(LearnNext),
  next_level: z.nullish(z.extend(LevelMark, { state: LevelState })),
  tries_left: z.nullish(z.int()),
  retry_price: z.nullish(z.int()),
  comment: Text,
})
export type LevelSummary = z.infer<typeof LevelSummary>

/** `level-submission/overview`: everything one has done on ladders, with one's places in the top lists. */
export const LevelOverview = z.object({
  passed_count: Count,
  level_count: Count,
  stars: Count,
  star_count: Count,
  attempt_count: Count,
  open: listOf(LevelSubmissionCard),
  recent: listOf(LevelSubmissionCard),
  places: listOf(z.object({ assessment: AssessmentMark, rank: z.int(), of: z.int(), points: Count })),
})
export type LevelOverview = z.infer<typeof LevelOverview>
