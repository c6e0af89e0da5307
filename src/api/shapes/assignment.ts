/** Assignments as a learner meets them. `last_submission_date` is an instant; later is taken and marked late. (ruling R34) */
import * as z from 'zod/mini'
import { BatchMark, ModuleMark } from './batch.ts'
import { Person } from './person.ts'
import { Count, Flag, Html, Id, Instant, Mark, MaybeId, MaybeInstant, Text, listOf } from './scalar.ts'
import { ItemState } from './study-item.ts'
import { AnyFile, Filled, Typed } from './typed.ts'

/** An assignment in a list; `marks` is the full mark, `mark` the learner's. */
export const AssignmentCard = z.object({
  _id: Id,
  title: Text,
  state: ItemState,
  reason: Text,
  batch: BatchMark,
  module: z.nullish(ModuleMark),
  marks: Mark,
  mark: z.nullish(Mark),
  last_submission_date: MaybeInstant,
  submission: MaybeId,
})
export type AssignmentCard = z.infer<typeof AssignmentCard>

/** The one question of an assignment has the assignment's id. `accept` lists file endings, as `.pdf`. (rulings R34, R46) */
export const Assignment = z.extend(AssignmentCard, {
  description: Html,
  file: z.nullish(z.object({ url: z.string(), name: Text, size: Count })),
  reference: MaybeId,
  teacher: z.nullish(Person),
  criteria: listOf(z.object({ title: Text, marks: Mark })),
  accept: listOf(z.string()),
  is_late: Flag,
  can_submit: z.boolean(),
  submitted_at: MaybeInstant,
})
export type Assignment = z.infer<typeof Assignment>

/**
 * `assignment/teacher/{id}`: the same as its teacher reads it. `reference` is the study plan's id; how many have handed in of
 * `learner_count`, and how many of those hand-ins wait to be checked.
 */
export const TeacherAssignment = z.object({
  _id: Id,
  title: Text,
  description: Html,
  file: z.nullish(z.object({ url: z.string(), name: Text, size: Count })),
  last_submission_date: MaybeInstant,
  reference: MaybeId,
  batch: BatchMark,
  module: z.nullish(ModuleMark),
  marks: Mark,
  criteria: listOf(z.object({ title: Text, marks: Mark })),
  accept: listOf(z.string()),
  is_closed: Flag,
  learner_count: Count,
  submission_count: Count,
  unchecked_count: Count,
})
export type TeacherAssignment = z.infer<typeof TeacherAssignment>

/** What the assignment writes may send; `reference` is the study plan's id. (spec 3 Assignment, ruling R36) */
export const AssignmentDraft = z.object({
  title: Filled,
  description: Typed,
  file: z.optional(AnyFile),
  last_submission_date: Instant,
  reference: Id,
})
