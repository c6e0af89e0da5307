/**
 * The learners of a batch as their teacher sees them, and the batch's overall performance. (rulings R38, R39)
 */

import * as v from 'valibot'
import { BatchMark } from './batch.ts'
import { Person } from './person.ts'
import { Count, Flag, Id, Instant, MaybeInstant, Percent, ShownWhole, Text, buildList } from './scalar.ts'

/** Whether a learner attended a class, watched its recording later, or did neither. */
const ClassSeen = v.picklist(['present', 'recording', 'missed'])

/**
 * `batch/batch-learners/{id}`. `handed_in` of the `task_count` assignments given so far; `average` of the
 * marked ones in percent. `is_at_risk` means that the newest overdue assignment was not submitted. A talent
 * has a `username` for their public page. `classes` are those that are over, in order, and `recordings` the
 * last watched ones, newest first; both are empty if the server does not send them.
 */
export const BatchLearner = v.object({
  _id: Id,
  person: Person,
  joined_at: Instant,
  is_frozen: Flag,
  rank: ShownWhole,
  points: Count,
  handed_in: Count,
  task_count: Count,
  average: v.nullish(Percent),
  is_at_risk: Flag,
  is_talent: Flag,
  is_endorsed: Flag,
  username: Text,
  classes: buildList(ClassSeen),
  recordings: buildList(v.object({ _id: Id, title: Text, percent: Percent })),
})
export type BatchLearner = v.InferOutput<typeof BatchLearner>

/** One task of the batch: how many learners did it, and their average in percent if there are marks. */
const Done = v.object({
  _id: Id,
  kind: v.picklist(['live', 'assignment', 'exam']),
  title: Text,
  at: MaybeInstant,
  done: Count,
  unchecked: Count,
  average: v.nullish(Percent),
})

/** `batch/performance-public/{id}`: numbers without names. (ruling R38) */
export const PublicPerformance = v.object({
  batch: BatchMark,
  learner_count: Count,
  average_mark: v.nullish(Percent),
  hand_in_percent: v.optional(Percent, 0),
  attendance_percent: v.optional(Percent, 0),
})
export type PublicPerformance = v.InferOutput<typeof PublicPerformance>

/** `batch/performance/{id}`: the newest first. `top` are the first of the leaderboard. */
export const BatchPerformance = v.object({
  ...PublicPerformance.entries,
  at_risk_count: Count,
  unchecked_count: Count,
  doings: buildList(Done),
  top: buildList(v.object({ rank: ShownWhole, points: Count, person: Person })),
})
export type BatchPerformance = v.InferOutput<typeof BatchPerformance>
