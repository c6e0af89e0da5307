/** Live classes and open sessions. (spec 7 Live and recordings) */
import * as z from 'zod/mini'
import { BatchMark, ModuleMark } from './batch.ts'
import { CategoryMark } from './category.ts'
import { Person } from './person.ts'
import { Address, Count, DateOnly, Flag, Html, Id, Instant, MaybeId, MaybeInstant, Text, listOf } from './scalar.ts'
import { ExamKind } from './study-item.ts'
import { Filled, Typed } from './typed.ts'

/** `end_at` may be missing: the live window's default of 1.5 hours holds then. (spec 9) */
export const LiveClass = z.object({
  _id: Id,
  title: Text,
  state: z.enum(['upcoming', 'live', 'ended', 'cancelled']),
  batch: BatchMark,
  module: z.nullish(ModuleMark),
  class_no: z.nullish(z.int()),
  teacher: z.nullish(Person),
  category: z.nullish(CategoryMark),
  start_at: Instant,
  end_at: MaybeInstant,
  moved_from: MaybeInstant,
  joined_count: Count,
  recording: MaybeId,
})
export type LiveClass = z.infer<typeof LiveClass>

/** `live/join/{id}`: the room, or why it is closed. `url` is given only while `can_join`. */
export const LiveJoin = z.extend(LiveClass, {
  can_join: z.boolean(),
  reason: Text,
  url: Address,
  opens_at: MaybeInstant,
  description: Html,
  topics: listOf(z.string()),
})
export type LiveJoin = z.infer<typeof LiveJoin>

/** `live/recording/{id}`: null until the class was recorded. */
export const LiveRecording = z.object({ recording: MaybeId, available_at: MaybeInstant })
export type LiveRecording = z.infer<typeof LiveRecording>

/** Where a learner who needs help in a class stands. */
export const SupportStatus = z.enum(['waiting', 'in_progress', 'solved'])
export type SupportStatus = z.infer<typeof SupportStatus>

/** One learner in the line of a class: what they asked, oldest first, and how far the help is. `since`: in this state. */
export const SupportTurn = z.object({
  person: Person,
  status: SupportStatus,
  note: Text,
  since: Instant,
  questions: listOf(z.object({ _id: Id, question: Text, at: Instant })),
})
export type SupportTurn = z.infer<typeof SupportTurn>

/** `live/support/{id}`: those who wait first, the longest waiting before all; then those being helped, then the helped. */
export const LiveSupport = z.object({ live: Id, batch: Id, line: listOf(SupportTurn) })
export type LiveSupport = z.infer<typeof LiveSupport>

/** What a teacher may say of a learner's turn. (ruling R10) */
export const SupportDraft = z.object({ live: Id, support_status: SupportStatus, support_note: z.optional(Typed) })

/** What a teacher may change of a class. (spec 3 Live) */
export const LiveDraft = z.object({ title: Filled, description: Typed, topics: z.array(Filled) })

/** A question asked in a class. */
export const LiveQuestion = z.object({ _id: Id, question: Text, at: Instant })
export type LiveQuestion = z.infer<typeof LiveQuestion>

/** An open class or webinar; `type` is what its address names. */
export const Webinar = z.object({
  _id: Id,
  type: Text,
  title: Text,
  text: Html,
  start_at: Instant,
  end_at: MaybeInstant,
  teacher: z.nullish(Person),
  category: z.nullish(CategoryMark),
  seats_left: z.nullish(z.int()),
  is_booked: Flag,
})
export type Webinar = z.infer<typeof Webinar>

/** Something with an hour: a class, a hand-in or an exam. `at` is its start or its deadline and what the list is ordered by. */
export const Appointment = z.object({
  _id: Id,
  kind: z.enum(['live', 'assignment', 'exam']),
  exam_kind: z.nullish(ExamKind),
  title: Text,
  batch: BatchMark,
  module: z.nullish(ModuleMark),
  teacher: z.nullish(Person),
  at: Instant,
  end_at: MaybeInstant,
  moved_from: MaybeInstant,
  minutes: z.nullish(z.number()),
  question_count: z.nullish(z.int()),
})
export type Appointment = z.infer<typeof Appointment>

/** `overview/upcoming-classes-grouped`: one entry a day of Dhaka, with all that has an hour on it. */
export const AppointmentDay = z.object({ date: DateOnly, items: listOf(Appointment) })
export type AppointmentDay = z.infer<typeof AppointmentDay>

/** `overview/new-class-joining`: the one class to go to now or next; null when none is planned. */
export const NextClass = z.nullish(z.extend(LiveClass, { can_join: z.boolean() }))
export type NextClass = z.infer<typeof NextClass>
