/** The server's clock, dialling codes, daily work updates. (spec 7 Other, ruling R57) */

import { and, desc, eq } from 'drizzle-orm'
import type { other } from '#src/api/contract/other.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { assertBatchAccess } from '../content/batch/batch-data.ts'
import { findRow, getById, listRows } from '../database/queries.ts'
import { assignment } from '../database/tables/item.ts'
import { work_update } from '../database/tables/learning.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { BadField } from '../kernel/http-error.ts'
import { paginate } from '../kernel/list.ts'
import { makeId } from '../kernel/new-id.ts'
import { countries } from './country-codes.ts'

/** Today and the previous six days. */
const OPEN_DAYS = 7

const show = ({ person: _person, ...row }: typeof work_update.$inferSelect) => row

function checkDay(date: string, now: Date): void {
  const today = getDhakaDay(now)
  if (date > today) throw new BadField('date', 'যে দিন এখনো আসেনি, তার আপডেট লেখা যায় না।')
  const first = getDhakaDay(new Date(now.getTime() - (OPEN_DAYS - 1) * DAY_MS))
  if (date < first) throw new BadField('date', 'শুধু শেষ ৭ দিনের আপডেট লেখা যায়।')
}

export const otherHandlers: HandlersOf<typeof other> = {
  async codemamaUser({ addresses }) {
    return { url: `${addresses.media}/code/account` }
  },

  async projectLink({ db, addresses, body, person }) {
    const found = await getById(db, assignment, body.project, 'প্রজেক্টটি')
    if (!found.has_project || found.batch === null) throw new BadField('project', 'এই কাজের কোনো প্রজেক্ট নেই।')
    await assertBatchAccess(found.batch, person, db)
    return { url: `${addresses.media}/code/project/${found._id}` }
  },

  time: async ({ clock }) => ({ now: clock.iso() }),
  countryCodes: async () => [...countries],

  async workUpdates({ db, person, query }) {
    const own = await listRows(db, work_update, eq(work_update.person, person._id), desc(work_update.date))
    return paginate(own.map(show), query)
  },

  async workUpdateToday({ db, clock, person }) {
    const today = and(eq(work_update.person, person._id), eq(work_update.date, getDhakaDay(clock.iso())))
    const found = await findRow(db, work_update, today)
    return found ? show(found) : null
  },

  async addWorkUpdate({ db, clock, person, body }) {
    checkDay(body.date, new Date(clock.iso()))
    const link = body.link === undefined || body.link === '' ? null : parseExternalLink(body.link)
    if (link === undefined) throw new BadField('link', 'লিংকটি ঠিক নয়। https:// দিয়ে শুরু হওয়া ঠিকানা দিন।')
    const said = { text: body.text, link, updated_at: clock.iso() }
    const row = await db
      .insert(work_update)
      .values({ _id: makeId(), person: person._id, date: body.date, ...said })
      .onConflictDoUpdate({ target: [work_update.person, work_update.date], set: said })
      .returning()
      .get()
    return reply('কাজের আপডেট সেভ হয়েছে।', show(row))
  },
}
