/** Support tickets. They cannot be read back: the device keeps number, category and text. (rulings R24, R35) */
import * as z from 'zod/mini'
import { TICKET_CATEGORIES } from '#src/lib/ticket-category.ts'
import { TICKET_FILE_LIMIT } from '#src/lib/upload-limit.ts'
import { DeviceMetadata } from './device.ts'
import { Address, Id, Instant } from './scalar.ts'
import { RepeatKey, Typed } from './typed.ts'

/** The answer to a ticket: what the person names it by. */
export const Ticket = z.object({ _id: Id, number: Id, created_at: Instant })
export type Ticket = z.infer<typeof Ticket>

/** A file that has arrived and may be named in a ticket. `url` expires. (ruling R46) */
export const TicketFile = z.object({ _id: Id, name: z.string(), size: z.int(), url: Address })
export type TicketFile = z.infer<typeof TicketFile>

/** The follow-up fields by their numbers; which ones a category has stands in `lib/ticket-category.ts`. (ruling R24) */
const TicketFields = z.partial(
  z.object({ 1: Typed, 2: Typed, 3: Typed, 4: Typed, 5: Typed, 6: Typed, 7: Typed, 8: Typed, 9: Typed, 10: Typed }),
)

/** A guest gives a contact, an account has one. `files`: ids that `ticket/upload` answered. */
export const TicketDraft = z.object({
  category: z.enum(TICKET_CATEGORIES),
  contact: z.optional(Typed),
  name: z.optional(Typed),
  fields: TicketFields,
  files: z.optional(z.array(Id).check(z.maxLength(TICKET_FILE_LIMIT))),
  path: z.optional(Typed),
  metadata: z.optional(DeviceMetadata),
  key: RepeatKey,
})
