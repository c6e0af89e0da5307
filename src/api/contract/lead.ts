/** Leads, orientation bookings and support tickets; open to guests. (spec 7 Other, ruling R24) */
import * as z from 'zod/mini'
import { DeviceMetadata } from '#src/api/shapes/device.ts'
import { Done, Id } from '#src/api/shapes/scalar.ts'
import { AnyFile, Filled, RepeatKey, Typed } from '#src/api/shapes/typed.ts'
import { get, post } from '#src/api/row.ts'

/** A guest gives a contact, an account has one. For the event course_book_in_advance only the status counts. (spec 8) */
const LeadDraft = z.object({
  event: Filled,
  name: z.optional(Typed),
  contact: z.optional(Typed),
  course: z.optional(Id),
  path: z.optional(Typed),
  message: z.optional(Typed),
  key: RepeatKey,
})
const OrientationLead = z.object({ orientation: Id, name: Filled, contact: Filled })
/** The follow-up fields by their numbers. (spec 3 Support-problem categories, ruling R24) */
const TicketFields = z.partial(
  z.object({ 1: Typed, 2: Typed, 3: Typed, 4: Typed, 5: Typed, 6: Typed, 7: Typed, 8: Typed, 9: Typed, 10: Typed }),
)
const TicketDraft = z.object({
  category: Filled,
  contact: z.optional(Typed),
  name: z.optional(Typed),
  fields: TicketFields,
  files: z.optional(z.array(Typed)),
  path: z.optional(Typed),
  metadata: z.optional(DeviceMetadata),
  key: RepeatKey,
})

export const lead = {
  create: post('lead', { body: LeadDraft, reply: Done }),
  orientationLead: post('orientationlead', { body: OrientationLead }),
  orientationBooks: get('orientation-book', {}),
  bookOrientation: post('orientation-book', { body: z.extend(OrientationLead, { slot: Filled }) }),
  ticket: post('ticket', { body: TicketDraft }),
  uploadTicketFile: post('ticket/upload', { body: z.object({ file: AnyFile }), form: true }),
}
