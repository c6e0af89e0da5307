/** Referrals, the courses of a person's bundles, and one suggested course. (ruling R63) */

import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { CrossSale, EnrolledBundle, Referral } from '#src/api/shapes/belonging.ts'
import { listRows } from '../../database/queries.ts'
import { booking, transaction_ } from '../../database/tables/commerce.ts'
import type { Person } from '../../database/tables/person.ts'
import { listOwnBatchIds, readBatch } from '../batch/batch-data.ts'
import { readCatalogue } from '../catalogue/catalogue.ts'
import type { Services } from '../services.ts'
import { listBookingStatuses } from './booking-status.ts'

const REWARD = 'আপনার লিংক থেকে কেউ ভর্তি হলে দুজনেই পরের কোর্সে ৳৫০০ ছাড় পাবেন।'

/** One code per person, whatever the batch. */
const getCode = ({ _id }: Person) => _id.replace(/^person-/, '').toUpperCase()

export async function showReferral(
  person: Person,
  batchId: string,
  parts: Services,
): Promise<v.InferInput<typeof Referral>> {
  const { db, addresses } = parts
  const { course } = await readBatch(batchId, db)
  const code = getCode(person)
  const bought = await listRows(db, transaction_, eq(transaction_.affiliate, code))
  const people = new Set(bought.map((row) => row.person))
  const joined = new Set(bought.filter(({ status }) => status === 'paid').map((row) => row.person))
  const url = `${addresses.client}/course/${course.slug}?affiliate=${code}`
  return { code, url, invited: people.size, joined: joined.size, reward_text: REWARD }
}

export async function listBundles(
  person: Person,
  parts: Services,
): Promise<v.InferInput<typeof EnrolledBundle>[]> {
  const catalogue = await readCatalogue(parts)
  const statuses = await listBookingStatuses(person._id, parts)
  const own = await listRows(
    parts.db,
    booking,
    and(eq(booking.person, person._id), eq(booking.status, 'active')),
  )
  return own.flatMap((row) => {
    const bundle = catalogue.courses.find(({ _id, kind }) => _id === row.course && kind === 'bundle')
    if (!bundle) return []
    const courses = bundle.courses.flatMap((id) => catalogue.courses.find(({ _id }) => _id === id) ?? [])
    return [
      {
        _id: bundle._id,
        slug: bundle.slug,
        title: bundle.title,
        courses: courses.map(({ _id, slug, title }) => ({
          _id,
          slug,
          title,
          batch: statuses.find((status) => status.course === _id)?.batch ?? null,
        })),
      },
    ]
  })
}

/**
 * Picks the first paid course of the same subject that the person does not have; none while a booking is
 * frozen.
 */
export async function suggestCourse(
  person: Person,
  parts: Services,
): Promise<v.InferInput<typeof CrossSale>> {
  const catalogue = await readCatalogue(parts)
  const statuses = await listBookingStatuses(person._id, parts)
  const known = new Set(statuses.map(({ course }) => course))
  const own = await listOwnBatchIds(person, parts.db)
  if (own.length < (await listOwnBatchIds(person, parts.db, { evenFrozen: true })).length) return null
  for (const id of own) {
    const { category } = await readBatch(id, parts.db)
    const next = catalogue.courses.find(
      ({ _id, kind, category: subject }) =>
        (kind === 'live' || kind === 'recorded') &&
        subject === category._id &&
        !known.has(_id) &&
        catalogue.remaining(_id).length > 0,
    )
    if (next) return { course: catalogue.card(next), reason: `${category.title} শেখার পরের ধাপ হতে পারে।` }
  }
  return null
}
