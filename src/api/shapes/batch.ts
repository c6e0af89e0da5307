/** A learner's batch: the cards of my-courses and the head of the batch page. (rulings R4, R29) */

import * as v from 'valibot'
import { CategoryMark } from './category.ts'
import { CourseKind } from './course.ts'
import { Person } from './person.ts'
import {
  Address,
  ClockTime,
  Count,
  Flag,
  Html,
  Id,
  Instant,
  MaybeInstant,
  Percent,
  ShownWhole,
  Text,
  Weekday,
  Whole,
  buildList,
} from './scalar.ts'

/** A batch as a class, a recording or a notice names it. */
export const BatchMark = v.object({ _id: Id, title: Text, course_title: Text })
export type BatchMark = v.InferOutput<typeof BatchMark>

/** A module as a class or a recording names it; `no` counts from 1. */
export const ModuleMark = v.object({ _id: Id, no: ShownWhole, title: Text })
export type ModuleMark = v.InferOutput<typeof ModuleMark>

/** The state of a batch for the caller. */
export const BatchState = v.picklist(['running', 'upcoming', 'completed', 'recorded', 'frozen'])

/** `done` of `total` steps (classes, or recordings of a recorded course). `frozen`: a payment is due, see `reason`. */
export const BatchCard = v.object({
  _id: Id,
  title: Text,
  state: BatchState,
  reason: Text,
  course: v.object({
    _id: Id,
    slug: v.string(),
    title: Text,
    kind: CourseKind,
    category: CategoryMark,
    cover: Address,
  }),
  teacher: v.nullish(Person),
  days: buildList(Weekday),
  class_time: v.nullish(ClockTime),
  class_end: v.nullish(ClockTime),
  start_at: MaybeInstant,
  end_at: MaybeInstant,
  done: Count,
  total: Count,
  percent: v.optional(Percent, 0),
  unwatched: Count,
  next_class: v.nullish(v.object({ _id: Id, title: Text, start_at: Instant, end_at: MaybeInstant })),
})
export type BatchCard = v.InferOutput<typeof BatchCard>

/** The head of the batch page and its tabs. */
export const Batch = v.object({
  ...BatchCard.entries,
  module_done: Count,
  module_total: Count,
  learner_count: Count,
  has_new_notice: Flag,
  is_onboarding_open: Flag,
})
export type Batch = v.InferOutput<typeof Batch>

/** `batch/course-info/{id}`: what the course promised, for the about section of the batch page. */
export const BatchCourseInfo = v.object({
  _id: Id,
  slug: v.string(),
  title: Text,
  description: Html,
  teachers: buildList(Person),
})
export type BatchCourseInfo = v.InferOutput<typeof BatchCourseInfo>

/** A batch closed for now because of a payment. */
export const FrozenBatch = v.object({
  _id: Id,
  title: Text,
  course_title: Text,
  reason: Text,
  booking: Id,
  due: Whole,
  due_at: MaybeInstant,
})
export type FrozenBatch = v.InferOutput<typeof FrozenBatch>
