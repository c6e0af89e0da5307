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
  ShownWhole,
  Text,
  buildList,
} from './scalar.ts'
import { ExamKind } from './study-item.ts'
import { Filled, Typed } from './typed.ts'

/** `end_at` may be missing: then the live window's default of 1.5 hours applies. (spec 9) */
export const LiveClass = v.object({
  _id: Id,
  title: Text,
  state: v.picklist(['upcoming', 'live', 'ended', 'cancelled']),
  batch: BatchMark,
  module: v.nullish(ModuleMark),
  class_no: v.nullish(ShownWhole),
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

/**
 * One learner in the queue of a class: their questions, oldest first, and the state of the help. `since`:
 * when this state began.
 */
export const SupportTurn = v.object({
  person: Person,
  status: SupportStatus,
  note: Text,
  since: Instant,
  questions: buildList(v.object({ _id: Id, question: Text, at: Instant })),
})
export type SupportTurn = v.InferOutput<typeof SupportTurn>

/**
 * `live/support/{id}`: waiting learners first, longest wait first; then those being helped, then those
 * already helped.
 */
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

/** An open class or webinar; `type` is its name in the address. */
export const Webinar = v.object({
  _id: Id,
  type: Text,
  title: Text,
  text: Html,
  start_at: Instant,
  end_at: MaybeInstant,
  teacher: v.nullish(Person),
  category: v.nullish(CategoryMark),
  seats_left: v.nullish(ShownWhole),
  is_booked: Flag,
})
export type Webinar = v.InferOutput<typeof Webinar>

/**
 * Something with a time: a class, a due date or an exam. `at` is its start or its deadline, and the list is
 * ordered by it.
 */
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
  question_count: v.nullish(ShownWhole),
})
export type Appointment = v.InferOutput<typeof Appointment>

/** `overview/upcoming-classes-grouped`: one entry per day in Dhaka, with everything scheduled on it. */
export const AppointmentDay = v.object({ date: DateOnly, items: buildList(Appointment) })
export type AppointmentDay = v.InferOutput<typeof AppointmentDay>

/** `overview/new-class-joining`: the current or next class; null if none is planned. */
export const NextClass = v.nullish(v.object({ ...LiveClass.entries, can_join: v.boolean() }))
export type NextClass = v.InferOutput<typeof NextClass>
