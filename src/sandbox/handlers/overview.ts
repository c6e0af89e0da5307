/** Upcoming classes and work. (spec 7 Live and recordings, ruling R35) */

import type { overview as rows } from '#src/api/contract/overview.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { listAppointments, type ShownAppointment } from '../content/batch/appointments.ts'
import { listOwnBatchIds, readBatch } from '../content/batch/batch-data.ts'
import { getRoomState, showLive } from '../content/batch/live-view.ts'
import { findBookedOrientation, findOrientation } from '../content/catalogue/orientation.ts'
import { readPerson } from '../content/people.ts'
import { findById } from '../database/queries.ts'
import { live } from '../database/tables/item.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { paginate } from '../kernel/list.ts'
import { listOwners } from './orientation.ts'

/** One entry per day in Dhaka, in the order of the appointments. */
function groupByDay(all: readonly ShownAppointment[]): { date: string; items: ShownAppointment[] }[] {
  const days = new Map<string, ShownAppointment[]>()
  for (const one of all) days.set(getDhakaDay(one.at), [...(days.get(getDhakaDay(one.at)) ?? []), one])
  return [...days].map(([date, items]) => ({ date, items }))
}

export const overviewHandlers: HandlersOf<typeof rows> = {
  async upcomingGrouped(context) {
    return paginate(groupByDay(await listAppointments(context.query, context.person, context)), context.query)
  },

  async upcoming(context) {
    return paginate(await listAppointments(context.query, context.person, context, true), context.query)
  },

  /** The booked orientation, or the one before a batch of the learner that has not begun. (ruling R61) */
  async orientation(context) {
    const { db, person, clock } = context
    const booked = await findBookedOrientation(listOwners(context), context)
    if (booked) return booked
    for (const id of await listOwnBatchIds(person, db)) {
      const { batch, category } = await readBatch(id, db)
      const isAhead = batch.starts_at !== null && batch.starts_at > clock.iso()
      const found = isAhead ? await findOrientation(category._id, context) : null
      if (found) return found
    }
    return null
  },

  async newClassJoining(context) {
    const { db, person, clock } = context
    const [next] = await listAppointments({}, person, context, true)
    const row = next && (await findById(db, live, next._id))
    if (!row?.batch) return null
    const now = clock.iso()
    const { can_join } = getRoomState(row, now)
    return {
      ...showLive(row, await readBatch(row.batch, db), await readPerson(row.teacher, context), now),
      can_join,
    }
  },
}
