/**
 * Live classes: the list, joining, the recording, questions; and open webinars. (spec 7 Live and recordings)
 */

import { eq } from 'drizzle-orm'
import type { live as rows } from '#src/api/contract/live.ts'
import { HOUR_MS } from '#src/lib/duration.ts'
import { readBatch, listReadableBatchIds, findInOwnBatch } from '../content/batch/batch-data.ts'
import { joinQueue, listSupportLine, updateTurn } from '../content/batch/live-support.ts'
import { getRoomState, showLive } from '../content/batch/live-view.ts'
import { readWebinars } from '../content/catalogue/webinars.ts'
import { readPeople, readPerson } from '../content/people.ts'
import type { Services } from '../content/services.ts'
import { findById } from '../database/queries.ts'
import { live, live_question, live_visit, type LiveRow } from '../database/tables/item.ts'
import { person as people, type Person } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { NotFound, HttpError } from '../kernel/http-error.ts'
import { paginate, sortOldestFirst } from '../kernel/list.ts'
import { makeId } from '../kernel/new-id.ts'
import { getSender } from './ticket.ts'

function findOwnLive(id: string, person: Person, { db }: Pick<Services, 'db'>) {
  return findInOwnBatch(live, id, 'ক্লাসটি', person, db)
}

/** The recording of a class is available at eight the next morning. */
function getAvailableAt(row: LiveRow): string {
  const nextMorning = Date.parse(row.starts_at) + 11 * HOUR_MS
  return new Date(nextMorning).toISOString()
}

async function showRoom(row: LiveRow & { batch: string }, parts: Services) {
  const { db, clock, addresses } = parts
  const room = getRoomState(row, clock.iso())
  return {
    ...showLive(row, await readBatch(row.batch, db), await readPerson(row.teacher, parts), clock.iso()),
    ...room,
    // The sandbox has no video room; it shows a stream of the media host instead.
    url: room.can_join ? `${addresses.media}/player?stream=stream/short.m3u8` : null,
    description: row.description,
    topics: row.topics,
  }
}

export const liveHandlers: HandlersOf<typeof rows> = {
  async free(context) {
    const now = context.clock.iso()
    const ahead = (await readWebinars(getSender(context), context)).filter(
      ({ start_at: start }) => start > now,
    )
    return paginate(ahead, context.query)
  },

  async list(context) {
    const { db, person, query, clock } = context
    const batches = await listReadableBatchIds(query.batch, person, db)
    const allData = await Promise.all(batches.map((id) => readBatch(id, db)))
    const people = await readPeople(
      allData.flatMap(({ lives }) => lives.flatMap(({ teacher }) => teacher ?? [])),
      context,
    )
    const shown = allData.flatMap((batchData) =>
      batchData.lives.map((row) =>
        showLive(row, batchData, people.get(row.teacher ?? '') ?? null, clock.iso()),
      ),
    )
    return paginate(
      sortOldestFirst(shown, (row) => row.start_at),
      query,
    )
  },

  async recording(context) {
    const row = await findOwnLive(context.params.id, context.person, context)
    return { recording: row.recording, available_at: row.recording === null ? getAvailableAt(row) : null }
  },

  /** Whoever gets the address of an open class counts as present. */
  async join(context) {
    const { db, person, clock } = context
    const row = await findOwnLive(context.params.id, person, context)
    const room = await showRoom(row, context)
    const visit = { _id: `${row._id}:${person._id}`, live: row._id, person: person._id, at: clock.iso() }
    if (room.can_join) await db.insert(live_visit).values(visit).onConflictDoNothing()
    return room
  },

  async update(context) {
    const { db, params, person, body } = context
    const row = await findOwnLive(params.id, person, context)
    if (Object.keys(body).length > 0) await db.update(live).set(body).where(eq(live._id, row._id))
    return reply('ক্লাসটি সেভ হয়েছে।', await showRoom({ ...row, ...body }, context))
  },

  async support(context) {
    const row = await findOwnLive(context.params.id, context.person, context)
    return { live: row._id, batch: row.batch, line: await listSupportLine(row._id, context) }
  },

  async updateSupport(context) {
    const { db, params, person, body } = context
    const row = await findOwnLive(body.live, person, context)
    const learner = await findById(db, people, params.learnerId)
    if (row.batch !== params.batchId) throw new NotFound('ক্লাসটি')
    if (!learner) throw new NotFound('শিক্ষার্থীকে')
    return updateTurn(row.batch, learner, body, context)
  },

  async freeWebinar(context) {
    const found = (await readWebinars(getSender(context), context)).find(
      ({ type, _id }) => type === context.params.type || _id === context.params.type,
    )
    if (!found) throw new NotFound('ওয়েবিনারটি')
    return found
  },

  async ask(context) {
    const { db, params, person, body, clock } = context
    const row = await findOwnLive(params.id, person, context)
    if (row.is_cancelled) throw new HttpError(409, 'ক্লাসটি বাতিল হয়েছে।')
    const asked = {
      _id: makeId(),
      live: row._id,
      person: person._id,
      question: body.question,
      asked_at: clock.iso(),
    }
    await db.insert(live_question).values(asked)
    if (person.role !== 'teacher') await joinQueue(row._id, person._id, context)
    return reply('প্রশ্নটি পাঠানো হয়েছে।', { _id: asked._id, question: asked.question, at: asked.asked_at }, 201)
  },
}
