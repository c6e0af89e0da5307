/** Support tickets. They cannot be read back: the device stores number, category and text. (rulings R24, R35) */

import * as v from 'valibot'
import {
  type NumberedTicketFields,
  TICKET_CATEGORIES,
  TICKET_FIELD_NUMBERS,
} from '#src/lib/ticket-category.ts'
import { TICKET_FILE_LIMIT } from '#src/lib/upload-limit.ts'
import { DeviceMetadata } from './device.ts'
import { Address, Id, Instant, Whole } from './scalar.ts'
import { Line, RepeatKey, Typed } from './typed.ts'

/** The reply to a ticket, with the number that the person refers to. */
export const Ticket = v.object({ _id: Id, number: Id, created_at: Instant })
export type Ticket = v.InferOutput<typeof Ticket>

/** An uploaded file that a ticket may name. `url` expires. (ruling R46) */
export const TicketFile = v.object({ _id: Id, name: v.string(), size: Whole, url: Address })
export type TicketFile = v.InferOutput<typeof TicketFile>

type FieldNumber = keyof NumberedTicketFields

/** Every field of the list by its number, so that none is dropped on sending. (ruling R24) */
const TicketFields = v.partial(
  v.object(
    Object.fromEntries(
      Object.values(TICKET_FIELD_NUMBERS).map((number) => [number, Typed] as const),
    ) as Record<FieldNumber, typeof Typed>,
  ),
)

/** A guest gives a contact; an account has one. `files`: ids returned by `ticket/upload`. */
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
