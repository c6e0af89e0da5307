/** Progress and ranks; cached for 600 seconds. (spec 9) */

import * as v from 'valibot'
import { BatchMark } from './batch.ts'
import { Person } from './person.ts'
import { Count, DateOnly, Flag, Id, Percent, ShownWhole, Text, buildList } from './scalar.ts'

/** `was` is the rank a week ago. */
export const Standing = v.object({ rank: ShownWhole, was: v.nullish(ShownWhole), of: ShownWhole })

const BatchProgress = v.object({
  batch: BatchMark,
  percent: Percent,
  done: Count,
  total: Count,
  place: v.nullish(Standing),
})

/** A day of the week's habit: `class` means a planned class, `done` that something was learnt. */
export const HabitDay = v.object({ date: DateOnly, state: v.picklist(['done', 'class', 'none']) })
export type HabitDay = v.InferOutput<typeof HabitDay>

/**
 * `progress`: all batches of a learner, and this week's habit from Saturday to Friday. `streak` counts the days
 * on which something was learnt; one free day a week does not end it.
 */
export const Progress = v.object({
  streak: Count,
  week: buildList(HabitDay),
  batches: buildList(BatchProgress),
})
export type Progress = v.InferOutput<typeof Progress>

/** `progress/batch/{id}`; `is_modal_open` until `progress/modal-checked` has closed the congratulation. */
export const BatchProgressDetail = v.object({
  ...BatchProgress.entries,
  modules: buildList(
    v.object({ _id: Id, no: ShownWhole, title: Text, percent: Percent, done: Count, total: Count }),
  ),
  is_modal_open: Flag,
})
export type BatchProgressDetail = v.InferOutput<typeof BatchProgressDetail>

/** `progress/report/{id}`: the parts of the mark, each in percent with its weight. */
export const ProgressReport = v.object({
  batch: BatchMark,
  percent: Percent,
  parts: buildList(
    v.object({
      kind: v.picklist(['live', 'recording', 'assignment', 'exam']),
      percent: Percent,
      done: Count,
      total: Count,
      weight: Percent,
    }),
  ),
  is_passed: Flag,
})
export type ProgressReport = v.InferOutput<typeof ProgressReport>

/** `progress/leaderboard/{id}`, by rank; `is_me` marks one's own row. (ruling R35) */
export const Leader = v.object({
  rank: ShownWhole,
  was: v.nullish(ShownWhole),
  person: Person,
  points: Count,
  is_me: Flag,
})
export type Leader = v.InferOutput<typeof Leader>
