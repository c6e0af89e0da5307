/** The open session before a course: its hours to choose from, and the place one has in it. (ruling R61) */

import * as v from 'valibot'
import { Person } from './person.ts'
import { Address, Html, Id, Instant, Text, Whole, buildList } from './scalar.ts'

const OrientationSlot = v.object({ _id: Id, at: Instant, minutes: Whole, seats_left: Whole })
export type OrientationSlot = v.InferOutput<typeof OrientationSlot>

/** `live/orientation/{id}`: the slots ahead, soonest first; none while no hour is planned. */
export const OrientationEvent = v.object({
  _id: Id,
  title: Text,
  text: Html,
  teacher: v.nullish(Person),
  slots: buildList(OrientationSlot),
})
export type OrientationEvent = v.InferOutput<typeof OrientationEvent>

/** `url`: the room, while one may enter it. */
export const OrientationBooking = v.object({
  _id: Id,
  orientation: v.object({ _id: Id, title: Text }),
  slot: Id,
  at: Instant,
  minutes: Whole,
  url: Address,
})
export type OrientationBooking = v.InferOutput<typeof OrientationBooking>
