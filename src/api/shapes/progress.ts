/** Progress and places; kept for 600 seconds. (spec 9) */
import * as z from 'zod/mini'
import { BatchMark } from './batch.ts'
import { Person } from './person.ts'
import { Count, DateOnly, Flag, Id, Percent, Text, listOf } from './scalar.ts'

/** `was` is the place a week ago. */
export const Place = z.object({ rank: z.int(), was: z.nullish(z.int()), of: z.int() })

const BatchProgress = z.object({ batch: BatchMark, percent: Percent, done: Count, total: Count, place: z.nullish(Place) })

/** A day of the week's habit: `class` = a class is planned, `done` = something was learnt. */
export const HabitDay = z.object({ date: DateOnly, state: z.enum(['done', 'class', 'none']) })
export type HabitDay = z.infer<typeof HabitDay>

/** `progress`: all batches of a learner, and this week's habit from Saturday to Friday; `streak` in days. */
export const Progress = z.object({ streak: Count, week: listOf(HabitDay), batches: listOf(BatchProgress) })
export type Progress = z.infer<typeof Progress>

/** `progress/batch/{id}`; `is_modal_open` until `progress/modal-checked` closed the congratulation. */
export const BatchProgressDetail = z.extend(BatchProgress, {
  modules: listOf(z.object({ _id: Id, no: z.int(), title: Text, percent: Percent, done: Count, total: Count })),
  is_modal_open: Flag,
})
export type BatchProgressDetail = z.infer<typeof BatchProgressDetail>

/** `progress/report/{id}`: what the mark is made of; each part in percent with its weight. */
export const ProgressReport = z.object({
  batch: BatchMark,
  percent: Percent,
  parts: listOf(
    z.object({ kind: z.enum(['live', 'recording', 'assignment', 'exam']), percent: Percent, done: Count, total: Count, weight: Percent }),
  ),
  is_passed: Flag,
})
export type ProgressReport = z.infer<typeof ProgressReport>

/** `progress/leaderboard/{id}`, by rank; `is_me` marks one's own row. (ruling R35) */
export const Leader = z.object({ rank: z.int(), was: z.nullish(z.int()), person: Person, points: Count, is_me: Flag })
export type Leader = z.infer<typeof Leader>
