/** Webinars and their seats, which are leads with the event `webinar` and the webinar's id as message. (ruling R39) */

import { asc, eq } from 'drizzle-orm'
import { category, webinar } from '../../database/tables/catalogue.ts'
import { lead } from '../../database/tables/message.ts'
import { BadField, HttpError } from '../../kernel/http-error.ts'
import { showWebinar } from '../batch/live-view.ts'
import { readPeople } from '../people.ts'
import type { Services } from '../services.ts'

/** The event of a lead that reserves a seat. */
export const WEBINAR = 'webinar'

/** All webinars, soonest first; `sender`: the caller's account or guest id. */
export async function readWebinars(sender: string, parts: Services) {
  const { db } = parts
  const all = await db.select().from(webinar).orderBy(asc(webinar.starts_at))
  const people = await readPeople(
    all.flatMap(({ teacher }) => teacher ?? []),
    parts,
  )
  const categories = await db.select().from(category)
  const leads = await db.select().from(lead).where(eq(lead.event, WEBINAR))
  return all.map((row) => {
    // Two requests by one person reserve one seat.
    const seated = new Set(
      leads.filter(({ fields }) => fields['message'] === row._id).map(({ person }) => person),
    )
    const subject = categories.find(({ _id }) => _id === row.category)
    return showWebinar(row, people.get(row.teacher ?? '') ?? null, subject, {
      count: seated.size,
      isOwn: seated.has(sender),
    })
  })
}

/** Rejects an unknown webinar, one that has started, and one without a free seat. */
export async function assertSeat(id: string, sender: string, parts: Services): Promise<void> {
  const wanted = (await readWebinars(sender, parts)).find(({ _id }) => _id === id)
  if (!wanted) throw new BadField('message', 'ফ্রি ক্লাসটি পাওয়া যায়নি।')
  if (wanted.start_at <= parts.clock.iso()) throw new HttpError(409, 'ক্লাসটি শুরু হয়ে গেছে।')
  if (wanted.seats_left === 0 && !wanted.is_booked) throw new HttpError(409, 'সব আসন পূর্ণ হয়ে গেছে।')
}
