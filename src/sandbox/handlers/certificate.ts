/** Certificates as anybody with their address may see them: a name and a course, nothing else. (ruling R38) */
import { eq, or } from 'drizzle-orm'
import type { certificate as rows } from '#src/api/contract/certificate.ts'
import { findById, findRow } from '../database/queries.ts'
import { batch } from '../database/tables/batch.ts'
import { course } from '../database/tables/catalogue.ts'
import { booking } from '../database/tables/commerce.ts'
import { person } from '../database/tables/person.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { getPicture } from '../kernel/picture.ts'
import { NotFound } from '../kernel/http-error.ts'

const NONE = new NotFound('সার্টিফিকেটটি')

export const certificateHandlers: HandlersOf<typeof rows> = {
  /** A course's certificate goes by the public number of its booking and exists once the batch is over. */
  async share(context) {
    const { db, params, clock, addresses } = context
    if (params.type !== 'course') throw NONE
    const found = await findRow(db, booking, or(eq(booking.idx, params.id), eq(booking._id, params.id)))
    const ended = found?.batch && (await findById(db, batch, found.batch))
    if (!found || !ended || ended.ends_at === null || ended.ends_at > clock.iso()) throw NONE
    const of = await findById(db, course, found.course)
    const learner = await findById(db, person, found.person)
    if (!of || !learner) throw NONE
    return {
      _id: found.idx,
      type: 'course',
      title: of.title,
      learner: { name: learner.name, picture: getPicture(context, learner) },
      issued_at: ended.ends_at,
      number: `KRG-${found.idx}`,
      url: `${addresses.client}/share/certificate/course/${found.idx}`,
    }
  },
}
