/**
 * Calls of a teacher's account: public profile, endorsing a talent, joining a class. (spec 7 Auth and user)
 */

import { eq } from 'drizzle-orm'
import type { auth } from '#src/api/contract/auth.ts'
import { inflectName } from '#src/lib/person-name.ts'
import { listOwnBatchIds, findInOwnBatch } from '../content/batch/batch-data.ts'
import { getRoomState } from '../content/batch/live-view.ts'
import { readPerson } from '../content/people.ts'
import { findById, getById } from '../database/queries.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { live } from '../database/tables/item.ts'
import { endorsement, person as people, teacher as teachers } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { Forbidden, HttpError } from '../kernel/http-error.ts'
import { makeSecret } from '../kernel/new-id.ts'

type Auth = typeof auth

export const teacherHandlers = {
  async teacher(context) {
    const { db, person } = context
    const row = await findById(db, teachers, person._id)
    return { ...row, ...((await readPerson(person._id, context)) ?? { _id: person._id }) }
  },

  /** Endorses a talent whom the teacher has taught; repeats change nothing. */
  async endorseTalent({ db, params, person, clock }) {
    const talent = await getById(db, people, params.id, 'ট্যালেন্টকে')
    if (talent.role !== 'talent') throw new HttpError(409, 'শুধু ট্যালেন্টদের সুপারিশ করা যায়।')
    const taught = await listOwnBatchIds(person, db)
    const places = await db.select().from(batch_learner).where(eq(batch_learner.person, talent._id))
    if (!places.some(({ batch }) => taught.includes(batch))) throw new Forbidden('আপনি এই ট্যালেন্টকে পড়াননি।')
    await db
      .insert(endorsement)
      .values({
        _id: `${person._id}:${talent._id}`,
        teacher: person._id,
        talent: talent._id,
        created_at: clock.iso(),
      })
      .onConflictDoNothing()
    return reply(`${inflectName(talent.name, 'কে')} সুপারিশ করা হয়েছে।`, null)
  },

  /** The class opens for teacher and learners. The sandbox shows a stream instead of a video room. */
  async loginToVideoService({ db, body, person, clock, addresses }) {
    const row = await findInOwnBatch(live, body.live, 'ক্লাসটি', person, db)
    const { can_join, reason } = getRoomState(row, clock.iso())
    if (!can_join) throw new HttpError(409, reason)
    return { url: `${addresses.media}/player?stream=stream/short.m3u8&visit=${makeSecret()}` }
  },
} satisfies Partial<HandlersOf<Auth>>
