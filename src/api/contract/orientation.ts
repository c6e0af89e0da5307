/** The open session before a course and its booking; open to guests. (ruling R61) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, post } from '#src/api/row.ts'
import { OrientationBooking, OrientationEvent } from '#src/api/shapes/orientation.ts'
import { buildList, Done, Id } from '#src/api/shapes/scalar.ts'
import { Filled, Line } from '#src/api/shapes/typed.ts'

const Asking = v.object({ orientation: Id, name: Filled, contact: v.pipe(Line, v.minLength(1)) })

export const orientation = {
  one: get('live/orientation/:id', { reply: OrientationEvent }),
  /** For people whom no hour suits. */
  askForHour: post('orientationlead', { body: Asking, reply: Done }),
  bookings: get('orientation-book', { reply: buildList(OrientationBooking) }),
  /** A second booking with the same contact moves the first. */
  book: post('orientation-book', {
    body: v.object({ ...Asking.entries, slot: Id }),
    reply: OrientationBooking,
  }),
}

export const readOrientation = (id: string) => read(orientation.one, { params: { id } })
