/** Leads and support tickets; open to guests. (spec 7 Other, ruling R24) */

import * as v from 'valibot'
import { post } from '#src/api/row.ts'
import { Done, Id } from '#src/api/shapes/scalar.ts'
import { Ticket, TicketDraft, TicketFile } from '#src/api/shapes/ticket.ts'
import { AnyFile, Filled, Line, RepeatKey, Typed } from '#src/api/shapes/typed.ts'

/**
 * A guest gives a contact; an account has one. For the event course_book_in_advance only the status counts.
 * (spec 8)
 */
const LeadDraft = v.object({
  event: Filled,
  name: v.optional(Typed),
  contact: v.optional(Line),
  course: v.optional(Id),
  path: v.optional(Typed),
  message: v.optional(Typed),
  key: RepeatKey,
})
export const lead = {
  create: post('lead', { body: LeadDraft, reply: Done }),
  ticket: post('ticket', { body: TicketDraft, reply: Ticket }),
  uploadTicketFile: post('ticket/upload', {
    body: v.object({ file: AnyFile }),
    form: true,
    reply: TicketFile,
  }),
}
