/** Live classes and open sessions. (spec 7 Live and recordings) */

import * as v from 'valibot'
import { BatchMark, ModuleMark } from './batch.ts'
import { CategoryMark } from './category.ts'
import { Person } from './person.ts'
import {
  Address,
  Count,
  DateOnly,
  Flag,
  Html,
  Id,
  Instant,
  MaybeId,
  MaybeInstant,
  Text,
  buildList,
  Whole,
} from './scalar.ts'
import { ExamKind } from './study-item.ts'
import { Filled, Typed } from './typed.ts'

/** `end_at` may be missing: the live window's default of 1.5 hours holds then. (spec 9) */
export const LiveClass = v.object({
  _id: Id,
  title: Text,
  state: v.picklist(['upcoming', 'live', 'ended', 'cancelled']),
  batch: BatchMark,
  module: v.nullish(ModuleMark),
  class_no: v.nullish(Whole),
  teacher: v.nullish(Person),
  category: v.nullish(CategoryMark),
  start_at: Instant,
  end_at: MaybeInstant,
  moved_from: MaybeInstant,
  joined_count: Count,
  recording: MaybeId,
})
export type LiveClass = v.InferOutput<typeof LiveClass>

/** `live/join/{id}`: the room, or why it is closed. `url` is given only while `can_join`. */
export const LiveJoin = v.object({
  ...LiveClass.entries,
  can_join: v.boolean(),
  reason: Text,
  url: Address,
  opens_at: MaybeInstant,
  description: Html,
  topics: buildList(v.string()),
})
export type LiveJoin = v.InferOutput<typeof LiveJoin>

/** `live/recording/{id}`: null until the class was recorded. */
export const LiveRecording = v.object({ recording: MaybeId, available_at: MaybeInstant })
export type LiveRecording = v.InferOutput<typeof LiveRecording>

/** The state of a learner's request for help in a class. */
export const SupportStatus = v.picklist(['waiting', 'in_progress', 'solved'])
export type SupportStatus = v.InferOutput<typeof SupportStatus>

/** One learner in the line of a class: what they asked, oldest first, and how far the help is. `since`: in this state. */
export const SupportTurn = v.object({
  person: Person,
  status: SupportStatus,
  note: Text,
  since: Instant,
  questions: buildList(v.object({ _id: Id, question: Text, at: Instant })),
})
export type SupportTurn = v.InferOutput<typeof SupportTurn>

/** `live/support/{id}`: those who wait first, the longest waiting before all; then those being helped, then the helped. */
export const LiveSupport = v.object({ live: Id, batch: Id, line: buildList(SupportTurn) })
export type LiveSupport = v.InferOutput<typeof LiveSupport>

/** The states a teacher may set for a learner's request. (ruling R10) */
export const SupportDraft = v.object({
  live: Id,
  support_status: SupportStatus,
  support_note: v.optional(Typed),
})

/** The fields of a class that a teacher may change. (spec 3 Live) */
export const LiveDraft = v.object({ title: Filled, description: Typed, topics: v.array(Filled) })

/** A question asked in a class. */
export const LiveQuestion = v.object({ _id: Id, question: Text, at: Instant })
export type LiveQuestion = v.InferOutput<typeof LiveQuestion>

/** An open class or webinar; `type` is what its address names. */
export const Webinar = v.object({
  _id: Id,
  type: Text,
  title: Text,
  text: Html,
  start_at: Instant,
  end_at: MaybeInstant,
  teacher: v.nullish(Person),
  category: v.nullish(CategoryMark),
  seats_left: v.nullish(Whole),
  is_booked: Flag,
})
export type Webinar = v.InferOutput<typeof Webinar>

/** Something with an hour: a class, a hand-in or an exam. `at` is its start or its deadline and what the list is ordered by. */
export const Appointment = v.object({
  _id: Id,
  kind: v.picklist(['live', 'assignment', 'exam']),
  exam_kind: v.nullish(ExamKind),
  title: Text,
  batch: BatchMark,
  module: v.nullish(ModuleMark),
  teacher: v.nullish(Person),
  at: Instant,
  end_at: MaybeInstant,
  moved_from: MaybeInstant,
  minutes: v.nullish(v.number()),
  question_count: v.nullish(Whole),
})
export type Appointment = v.InferOutput<typeof Appointment>

/** `overview/upcoming-classes-grouped`: one entry a day of Dhaka, with all that has an hour on it. */
export const AppointmentDay = v.object({ date: DateOnly, items: buildList(Appointment) })
export type AppointmentDay = v.InferOutput<typeof AppointmentDay>

/** `overview/new-class-joining`: the one class to go to now or next; null when none is planned. */
export const NextClass = v.nullish(v.object({ ...LiveClass.entries, can_join: v.boolean() }))
export type NextClass = v.InferOutput<typeof NextClass>
