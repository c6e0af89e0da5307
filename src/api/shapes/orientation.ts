/** The open session before a course: the hours to choose from, and one's own booking. (ruling R61) */

import * as v from 'valibot'
import { Person } from './person.ts'
import { Address, Html, Id, Instant, ShownWhole, Text, buildList } from './scalar.ts'

const OrientationSlot = v.object({ _id: Id, at: Instant, minutes: ShownWhole, seats_left: ShownWhole })
export type OrientationSlot = v.InferOutput<typeof OrientationSlot>

/** `live/orientation/{id}`: the coming slots, soonest first; empty while no hour is planned. */
export const OrientationEvent = v.object({
  _id: Id,
  title: Text,
  text: Html,
  teacher: v.nullish(Person),
  slots: buildList(OrientationSlot),
})
export type OrientationEvent = v.InferOutput<typeof OrientationEvent>

/** `url`: the room, while it is open. */
export const OrientationBooking = v.object({
  _id: Id,
  orientation: v.object({ _id: Id, title: Text }),
  slot: Id,
  at: Instant,
  minutes: ShownWhole,
  url: Address,
})
export type OrientationBooking = v.InferOutput<typeof OrientationBooking>
