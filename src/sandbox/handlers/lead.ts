/**
 * Leads: interest without an account, including the newsletter and webinar seats. (spec 7 Other, ruling R42)
 */

import { and, eq } from 'drizzle-orm'
import type { lead as rows } from '#src/api/contract/lead.ts'
import { parseContact } from '#src/lib/contact.ts'
import { assertSeat, WEBINAR } from '../content/catalogue/webinars.ts'
import { findRow } from '../database/queries.ts'
import { lead } from '../database/tables/message.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { BadField } from '../kernel/http-error.ts'
import { makeId } from '../kernel/new-id.ts'
import { getSender, ticketHandlers } from './ticket.ts'

const TAKEN = 'ধন্যবাদ! আমরা শিগগিরই যোগাযোগ করব।'

export const leadHandlers: HandlersOf<typeof rows> = {
  async create(context) {
    const { db, body, person, visitor, clock } = context
    // A signed-in person need not give a contact.
    const contact = parseContact(body.contact ?? person?.phone ?? person?.email ?? '')
    if (contact === undefined) throw new BadField('contact', 'সঠিক মোবাইল নম্বর বা ইমেইল দিন।')
    const sender = getSender({ person, visitor })
    const isRepeat = and(eq(lead.person, sender), eq(lead.key, body.key))
    const before = await findRow(db, lead, isRepeat)
    // A repeat with the same key is the same lead.
    if (before) return reply(TAKEN, null)
    const { event, path = '', key, ...fields } = body
    if (event === WEBINAR) await assertSeat(fields.message ?? '', sender, context)
    await db.insert(lead).values({
      _id: makeId(),
      event,
      person: sender,
      fields: { ...fields, ...contact },
      path,
      key,
      created_at: clock.iso(),
    })
    return reply(TAKEN, null, 201)
  },

  ...ticketHandlers,
}
