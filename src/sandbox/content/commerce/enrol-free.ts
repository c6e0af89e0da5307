/** Joins a free course: once, without a payment. (spec 7 batch/enroll-to-free-course) */

import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Enrolled } from '#src/api/shapes/booking.ts'
import { getDisplayedPrice } from '#src/lib/price.ts'
import { findRow, getById, insertRow } from '../../database/queries.ts'
import { batch_learner } from '../../database/tables/batch.ts'
import { course, schedule } from '../../database/tables/catalogue.ts'
import { booking } from '../../database/tables/commerce.ts'
import type { Person } from '../../database/tables/person.ts'
import { type MessageReply, reply } from '../../kernel/handler.ts'
import { NotFound, HttpError } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import type { Services } from '../services.ts'

type Reply = MessageReply<v.InferInput<typeof Enrolled>>

function answer({ _id, idx, batch }: typeof booking.$inferSelect, msg: string): Reply {
  return reply(msg, { batch: batch ?? '', booking: _id, idx })
}

export async function enrolFree(
  person: Person,
  courseId: string,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<Reply> {
  const found = await getById(db, course, courseId, 'কোর্সটি')
  if (getDisplayedPrice(found) !== 0) throw new HttpError(409, 'এই কোর্সটি বিনামূল্যের নয়। পেমেন্ট করে ভর্তি হোন।')
  const own = and(eq(booking.person, person._id), eq(booking.course, courseId))
  const before = await findRow(db, booking, own)
  if (before) return answer(before, 'আপনি এই কোর্সে আগেই ভর্তি হয়েছেন।')

  const standing = await findRow(db, schedule, eq(schedule.course, courseId))
  if (!standing?.batch) throw new NotFound('ব্যাচটি')
  const number = await db.$count(booking)
  const made = await insertRow(db, booking, {
    _id: makeId(),
    idx: String(40_000_000 + number),
    person: person._id,
    course: courseId,
    schedule: standing._id,
    batch: standing.batch,
    created_at: clock.iso(),
  })
  const place = {
    _id: `${standing.batch}:${person._id}`,
    batch: standing.batch,
    person: person._id,
    booking: made._id,
  }
  await db.insert(batch_learner).values({ ...place, joined_at: clock.iso() })
  return answer(made, 'ভর্তি সম্পন্ন হয়েছে। এখনই শুরু করতে পারেন।')
}
