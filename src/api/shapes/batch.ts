/** A learner's running class: the cards of my-courses and the head of the batch page. (rulings R4, R29) */
import * as z from 'zod/mini'
import { CategoryMark } from './category.ts'
import { CourseKind } from './course.ts'
import { Person } from './person.ts'
import { Address, ClockTime, Count, Flag, Html, Id, Instant, MaybeInstant, Percent, Text, Weekday, listOf } from './scalar.ts'

/** A batch as a class, a recording or a notice names it. */
export const BatchMark = z.object({ _id: Id, title: Text, course_title: Text })
export type BatchMark = z.infer<typeof BatchMark>

/** A module as a class or a recording names it; `no` counts from 1. */
export const ModuleMark = z.object({ _id: Id, no: z.int(), title: Text })
export type ModuleMark = z.infer<typeof ModuleMark>

/** How a batch stands for the one who asks. */
export const BatchState = z.enum(['running', 'upcoming', 'completed', 'recorded', 'frozen'])

/** `done` of `total` steps (classes, or recordings of a recorded course). `frozen`: a payment is due, see `reason`. */
export const BatchCard = z.object({
  _id: Id,
  title: Text,
  state: BatchState,
  reason: Text,
  course: z.object({ _id: Id, slug: z.string(), title: Text, kind: CourseKind, category: CategoryMark, cover: Address }),
  teacher: z.nullish(Person),
  days: listOf(Weekday),
  class_time: z.nullish(ClockTime),
  class_end: z.nullish(ClockTime),
  start_at: MaybeInstant,
  end_at: MaybeInstant,
  done: Count,
  total: Count,
  percent: z._default(Percent, 0),
  unwatched: Count,
  next_class: z.nullish(z.object({ _id: Id, title: Text, start_at: Instant, end_at: MaybeInstant })),
})
export type BatchCard = z.infer<typeof BatchCard>

/** The head of the batch page and its tabs. */
export const Batch = z.extend(BatchCard, {
  module_done: Count,
  module_total: Count,
  learner_count: Count,
  has_new_notice: Flag,
  is_onboarding_open: Flag,
})
export type Batch = z.infer<typeof Batch>

/** `batch/course-info/{id}`: what the course promised, for the batch page's about part. */
export const BatchCourseInfo = z.object({ _id: Id, slug: z.string(), title: Text, description: Html, teachers: listOf(Person) })
export type BatchCourseInfo = z.infer<typeof BatchCourseInfo>

/** A batch closed for now because of a payment. */
export const FrozenBatch = z.object({
  _id: Id,
  title: Text,
  course_title: Text,
  reason: Text,
  booking: Id,
  due: z.int(),
  due_at: MaybeInstant,
})
export type FrozenBatch = z.infer<typeof FrozenBatch>
