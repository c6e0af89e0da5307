/** Support tickets and their files, open to guests. (spec 7 Other, rulings R24, R42, R46) */

import { and, count, eq, gte, inArray } from 'drizzle-orm'
import type { lead as rows } from '#src/api/contract/lead.ts'
import { parseContact } from '#src/lib/contact.ts'
import { HOUR_MS } from '#src/lib/duration.ts'
import { TICKET_FIELD_NUMBERS, TICKET_FIELDS } from '#src/lib/ticket-category.ts'
import { TICKET_FILE_KINDS } from '#src/lib/upload-limit.ts'
import { checkUpload } from '../content/check-upload.ts'
import { findRow } from '../database/queries.ts'
import { file, ticket } from '../database/tables/message.ts'
import { type Context, type HandlersOf, reply } from '../kernel/handler.ts'
import { BadField, HttpError } from '../kernel/http-error.ts'
import { makeId } from '../kernel/new-id.ts'

const TAKEN = 'আপনার কথা পেয়েছি। আমরা যোগাযোগ করব।'
/** Limits per hour and sender; higher rates come from a script or a stuck button. */
const MOST_TICKETS = 20
const MOST_FILES = 60
/** Numbers start here so that the first ticket number has six digits. */
const FIRST_NUMBER = 100_001

type Visit = Pick<Context<typeof rows.ticket>, 'db' | 'clock' | 'person' | 'visitor'>

/**
 * Owner of leads, tickets and files; a guest is identified by the browser's id, or else by its fingerprint.
 */
export function getSender({ person, visitor }: Pick<Visit, 'person' | 'visitor'>): string {
  return person?._id ?? `guest:${visitor.guestId || visitor.fingerprint}`
}

async function assertNotTooMany(
  visit: Visit,
  table: typeof ticket | typeof file,
  most: number,
): Promise<void> {
  const since = new Date(visit.clock.now().getTime() - HOUR_MS).toISOString()
  const mine = and(eq(table.person, getSender(visit)), gte(table.created_at, since))
  const found = await visit.db.select({ sent: count() }).from(table).where(mine).get()
  if ((found?.sent ?? 0) < most) return
  throw new HttpError(429, 'অল্প সময়ে অনেকবার পাঠানো হয়েছে। একটু পরে আবার পাঠান।', {
    headers: { 'retry-after': '600' },
  })
}

/** Checks ids only, not owners: a guest may log in between upload and ticket. */
async function assertFilesThere({ db }: Visit, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await db.$count(file, inArray(file._id, [...ids]))
  if (found !== new Set(ids).size) throw new BadField('files', 'একটি ফাইল পাওয়া যায়নি। ফাইলটি আবার দিন।')
}

export const ticketHandlers: Pick<HandlersOf<typeof rows>, 'ticket' | 'uploadTicketFile'> = {
  async ticket(context) {
    const { db, body, person, clock } = context
    const sender = getSender(context)
    const isRepeat = and(eq(ticket.person, sender), eq(ticket.key, body.key))
    const before = await findRow(db, ticket, isRepeat)
    // A repeat with the same key is the same ticket.
    if (before) return reply(TAKEN, before)
    const contact = parseContact(body.contact || person?.phone || person?.email || '')
    if (contact === undefined) throw new BadField('contact', 'সঠিক মোবাইল নম্বর বা ইমেইল দিন।')
    const { text } = TICKET_FIELD_NUMBERS
    if (!body.fields[text]) throw new BadField(`fields.${text}`, 'কী হয়েছে, দু-এক কথায় লিখুন।')
    const asked = new Set(TICKET_FIELDS[body.category].map((field) => String(TICKET_FIELD_NUMBERS[field])))
    const fields = Object.fromEntries(Object.entries(body.fields).filter(([number]) => asked.has(number)))
    await assertFilesThere(context, body.files ?? [])
    await assertNotTooMany(context, ticket, MOST_TICKETS)
    const sent = await db.$count(ticket)
    const created = { _id: makeId(), number: `TKT${FIRST_NUMBER + sent}`, created_at: clock.iso() }
    const { category, name = '', files = [], path = '', key } = body
    const reachedBy = 'email' in contact ? contact.email : contact.phone
    await db
      .insert(ticket)
      .values({ ...created, person: sender, category, contact: reachedBy, name, fields, files, path, key })
    return reply(TAKEN, created, 201)
  },

  async uploadTicketFile(context) {
    const { body, files } = context
    await checkUpload(body.file, [], TICKET_FILE_KINDS)
    await assertNotTooMany(context, file, MOST_FILES)
    const { _id, name, size } = await files.store(body.file, getSender(context))
    return { _id, name, size, url: files.getAddress(_id, name) }
  },
}
