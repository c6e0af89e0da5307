/** Booking a seat in an orientation, or asking for another time; open to guests. (ruling R61) */

import type { orientation as rows } from '#src/api/contract/orientation.ts'
import { parseContact } from '#src/lib/contact.ts'
import { bookSlot, listBookings, readOrientation } from '../content/catalogue/orientation.ts'
import { lead } from '../database/tables/message.ts'
import { reply, type Context, type HandlersOf } from '../kernel/handler.ts'
import { BadField } from '../kernel/http-error.ts'
import { makeId } from '../kernel/new-id.ts'
import { getSender } from './ticket.ts'

/** The event of the lead that asks for another time. */
const OTHER_HOUR = 'orientation'

/** A guest's bookings stay visible after login in the same browser. */
export function listOwners({ person, visitor }: Pick<Context, 'person' | 'visitor'>): string[] {
  const guest = getSender({ person: undefined, visitor })
  return person ? [person._id, guest] : [guest]
}

function readContact(typed: string): string {
  const contact = parseContact(typed)
  if (contact === undefined) throw new BadField('contact', 'সঠিক মোবাইল নম্বর বা ইমেইল দিন।')
  return 'email' in contact ? contact.email : contact.phone
}

export const orientationHandlers: HandlersOf<typeof rows> = {
  async one(context) {
    return readOrientation(context.params.id, context)
  },

  async askForHour(context) {
    const { db, body, clock } = context
    const { orientation, name } = body
    const contact = readContact(body.contact)
    await readOrientation(orientation, context)
    // The same contact twice counts as one request.
    await db
      .insert(lead)
      .values({
        _id: makeId(),
        event: OTHER_HOUR,
        person: getSender(context),
        fields: { orientation, name, contact },
        path: '',
        key: `${orientation}:${contact}`,
        created_at: clock.iso(),
      })
      .onConflictDoNothing()
    return reply('আপনার নম্বর পেয়েছি। নতুন সময় ঠিক হলে জানাব।', null, 201)
  },

  async bookings(context) {
    return (await listBookings(listOwners(context), context)).map(({ shown }) => shown)
  },

  async book(context) {
    const { person, body } = context
    const { orientation, slot, name } = body
    const contact = readContact(body.contact)
    const isProved = contact === person?.phone || contact === person?.email
    const wish = {
      orientation,
      slot,
      name,
      contact,
      owner: getSender(context),
      owners: listOwners(context),
      isProved,
    }
    const { isMoved, shown } = await bookSlot(wish, context)
    return reply(isMoved ? 'আপনার সময় বদলানো হয়েছে।' : 'আপনার আসন রাখা হয়েছে।', shown, isMoved ? 200 : 201)
  },
}
