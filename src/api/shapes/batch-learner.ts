/** The learners of a batch as their teacher meets them, and how the batch does as a whole. (rulings R38, R39) */
import * as z from 'zod/mini'
import { BatchMark } from './batch.ts'
import { Person } from './person.ts'
import { Count, Flag, Id, Instant, MaybeInstant, Percent, Text, listOf } from './scalar.ts'

/**
 * `batch/batch-learners/{id}`. `handed_in` of the `task_count` assignments given out so far; `average` of the marked ones in
 * percent. `is_at_risk` says that the newest assignment whose time is over was left out. A talent has a `username` to be seen at.
 */
export const BatchLearner = z.object({
  _id: Id,
  person: Person,
  joined_at: Instant,
  is_frozen: Flag,
  rank: z.int(),
  points: Count,
  handed_in: Count,
  task_count: Count,
  average: z.nullish(Percent),
  is_at_risk: Flag,
  is_talent: Flag,
  is_endorsed: Flag,
  username: Text,
})
export type BatchLearner = z.infer<typeof BatchLearner>

/** One thing the batch did together: how many of its learners, and their average in percent where there are marks. */
const Done = z.object({
  _id: Id,
  kind: z.enum(['live', 'assignment', 'exam']),
  title: Text,
  at: MaybeInstant,
  done: Count,
  unchecked: Count,
  average: z.nullish(Percent),
})

/** `batch/performance-public/{id}`: numbers without names. (ruling R38) */
export const PublicPerformance = z.object({
  batch: BatchMark,
  learner_count: Count,
  average_mark: z.nullish(Percent),
  hand_in_percent: z._default(Percent, 0),
  attendance_percent: z._default(Percent, 0),
})
export type PublicPerformance = z.infer<typeof PublicPerformance>

/** `batch/performance/{id}`: the newest first. `top` are the first of the leaderboard. */
export const BatchPerformance = z.extend(PublicPerformance, {
  at_risk_count: Count,
  unchecked_count: Count,
  doings: listOf(Done),
  top: listOf(z.object({ rank: z.int(), points: Count, person: Person })),
})
export type BatchPerformance = z.infer<typeof BatchPerformance>
