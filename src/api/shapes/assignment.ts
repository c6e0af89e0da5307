/**
 * Assignments as a learner sees them. `last_submission_date` is an instant; later submissions are accepted
 * and marked late. (ruling R34)
 */

import * as v from 'valibot'
import { BatchMark, ModuleMark } from './batch.ts'
import { Person } from './person.ts'
import { Count, Flag, Html, Id, Instant, Mark, MaybeId, MaybeInstant, Text, buildList } from './scalar.ts'
import { ItemState } from './study-item.ts'
import { AnyFile, Filled, Typed } from './typed.ts'

/** An assignment in a list; `marks` is the full mark, `mark` the learner's. */
export const AssignmentCard = v.object({
  _id: Id,
  title: Text,
  state: ItemState,
  reason: Text,
  batch: BatchMark,
  module: v.nullish(ModuleMark),
  marks: Mark,
  mark: v.nullish(Mark),
  last_submission_date: MaybeInstant,
  submission: MaybeId,
})
export type AssignmentCard = v.InferOutput<typeof AssignmentCard>

/**
 * The one question of an assignment has the assignment's id. `accept` lists file extensions, such as `.pdf`.
 * (rulings R34, R46)
 */
export const Assignment = v.object({
  ...AssignmentCard.entries,
  description: Html,
  file: v.nullish(v.object({ url: v.string(), name: Text, size: Count })),
  reference: MaybeId,
  teacher: v.nullish(Person),
  criteria: buildList(v.object({ title: Text, marks: Mark })),
  accept: buildList(v.string()),
  is_late: Flag,
  /** `other/project-link` opens its files in the external editor. */
  has_project: Flag,
  can_submit: v.boolean(),
  submitted_at: MaybeInstant,
})
export type Assignment = v.InferOutput<typeof Assignment>

/**
 * `assignment/teacher/{id}`: the same for its teacher. `reference` is the study plan's id. The counts say how
 * many of `learner_count` have submitted, and how many of these are unchecked.
 */
export const TeacherAssignment = v.object({
  _id: Id,
  title: Text,
  description: Html,
  file: v.nullish(v.object({ url: v.string(), name: Text, size: Count })),
  last_submission_date: MaybeInstant,
  reference: MaybeId,
  batch: BatchMark,
  module: v.nullish(ModuleMark),
  marks: Mark,
  criteria: buildList(v.object({ title: Text, marks: Mark })),
  accept: buildList(v.string()),
  is_closed: Flag,
  learner_count: Count,
  submission_count: Count,
  unchecked_count: Count,
})
export type TeacherAssignment = v.InferOutput<typeof TeacherAssignment>

/** The body of the assignment writes; `reference` is the study plan's id. (spec 3 Assignment, ruling R36) */
export const AssignmentDraft = v.object({
  title: Filled,
  description: Typed,
  file: v.optional(AnyFile),
  last_submission_date: Instant,
  reference: Id,
})
