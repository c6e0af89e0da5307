/** Attempts at a level: in lists, in the exam room, and their results. (spec 7 Assessments, ruling R34) */

import * as v from 'valibot'
import { LevelMark, LevelState } from './assessment.ts'
import { ExamRevised } from './exam.ts'
import { Person } from './person.ts'
import {
  Count,
  Flag,
  Id,
  Instant,
  Mark,
  MaybeInstant,
  Percent,
  ShownWhole,
  Text,
  Whole,
  buildList,
} from './scalar.ts'
import { Submission } from './submission.ts'

/** An assessment as an attempt names it. */
const AssessmentMark = v.object({ _id: Id, title: Text })

/** `under-review`: submitted, and a teacher has not judged it yet. */
export const LevelAttemptState = v.picklist(['open', 'under-review', 'passed', 'failed'])
export type LevelAttemptState = v.InferOutput<typeof LevelAttemptState>

const place = { level: LevelMark, assessment: AssessmentMark }
/** `mark` is missing until everything is marked. */
const outcome = {
  state: LevelAttemptState,
  mark: v.nullish(Mark),
  marks: Mark,
  percent: v.nullish(Percent),
  stars: Count,
  checked_at: MaybeInstant,
  checked_by: v.nullish(Person),
}

/** A row of `level-submission/list` and of `teacher-list`. */
export const LevelSubmissionCard = v.object({
  _id: Id,
  ...place,
  ...outcome,
  learner: Person,
  version: Whole,
  started_at: Instant,
  deadline: MaybeInstant,
  submitted_at: MaybeInstant,
})
export type LevelSubmissionCard = v.InferOutput<typeof LevelSubmissionCard>

/**
 * `level-submission/question/{id}`: laid out like an exam in its room; `_id` is the level's, `submission` the
 * attempt's.
 */
export const LevelQuestions = v.object({ ...ExamRevised.entries, ...place })
export type LevelQuestions = v.InferOutput<typeof LevelQuestions>

/**
 * `level-submission/response/{id}` and the reply to an audit: the attempt with its questions. The learner
 * gets `keys` after passing.
 */
export const LevelSubmission = v.object({
  ...Submission.entries,
  ...place,
  percent: v.nullish(Percent),
  stars: Count,
  is_passed: Flag,
})
export type LevelSubmission = v.InferOutput<typeof LevelSubmission>

/** A recommendation: a topic with its result, and the course that teaches it. */
const LearnNext = v.object({
  title: Text,
  mark: Mark,
  marks: Mark,
  course_slug: v.nullish(v.string()),
  course_title: Text,
})

/**
 * `level-submission/summary/{id}` (spec 3 `LSsummary`): the result of the attempt, by topic, and what to do
 * next. `tries_left`: missing means unlimited; at 0 another set costs `retry_price`.
 */
export const LevelSummary = v.object({
  _id: Id,
  ...place,
  ...outcome,
  started_at: Instant,
  submitted_at: MaybeInstant,
  pass_percent: Percent,
  best_mark: v.nullish(Mark),
  topics: buildList(v.object({ title: Text, mark: Mark, marks: Mark })),
  learn_next: buildList(LearnNext),
  next_level: v.nullish(v.object({ ...LevelMark.entries, state: LevelState })),
  tries_left: v.nullish(Whole),
  retry_price: v.nullish(Whole),
  comment: Text,
})
export type LevelSummary = v.InferOutput<typeof LevelSummary>

/** `level-submission/overview`: everything one has done on ladders, with one's ranks in the top lists. */
export const LevelOverview = v.object({
  passed_count: Count,
  level_count: Count,
  stars: Count,
  star_count: Count,
  attempt_count: Count,
  open: buildList(LevelSubmissionCard),
  recent: buildList(LevelSubmissionCard),
  places: buildList(
    v.object({ assessment: AssessmentMark, rank: ShownWhole, of: ShownWhole, points: Count }),
  ),
})
export type LevelOverview = v.InferOutput<typeof LevelOverview>
