/** Support tickets. They cannot be read back: the device stores number, category and text. (rulings R24, R35) */

import * as v from 'valibot'
import { TICKET_CATEGORIES } from '#src/lib/ticket-category.ts'
import { TICKET_FILE_LIMIT } from '#src/lib/upload-limit.ts'
import { DeviceMetadata } from './device.ts'
import { Address, Id, Instant, Whole } from './scalar.ts'
import { Line, RepeatKey, Typed } from './typed.ts'

/** The answer to a ticket: what the person names it by. */
export const Ticket = v.object({ _id: Id, number: Id, created_at: Instant })
export type Ticket = v.InferOutput<typeof Ticket>

/** A file that has arrived and may be named in a ticket. `url` expires. (ruling R46) */
export const TicketFile = v.object({ _id: Id, name: v.string(), size: Whole, url: Address })
export type TicketFile = v.InferOutput<typeof TicketFile>

/** The follow-up fields by their numbers; which ones a category has stands in `lib/ticket-category.ts`. (ruling R24) */
const TicketFields = v.partial(
  v.object({
    1: Typed,
    2: Typed,
    3: Typed,
    4: Typed,
    5: Typed,
    6: Typed,
    7: Typed,
    8: Typed,
    9: Typed,
    10: Typed,
  }),
)

/** A guest gives a contact, an account has one. `files`: ids that `ticket/upload` answered. */
export const TicketDraft = v.object({
  category: v.picklist(TICKET_CATEGORIES),
  contact: v.optional(Line),
  name: v.optional(Typed),
  fields: TicketFields,
  files: v.optional(v.pipe(v.array(Id), v.maxLength(TICKET_FILE_LIMIT))),
  path: v.optional(Typed),
  metadata: v.optional(DeviceMetadata),
  key: RepeatKey,
})
