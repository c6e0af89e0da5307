/** The state of a person's course purchases. (spec 7 course/booking-status) */

import { and, eq, gt } from 'drizzle-orm'
import type * as v from 'valibot'
import type { BookingStatus } from '#src/api/shapes/booking.ts'
import { batch, batch_learner } from '../../database/tables/batch.ts'
import { course } from '../../database/tables/catalogue.ts'
import { booking, transaction_ } from '../../database/tables/commerce.ts'
import type { Services } from '../services.ts'

type Shown = v.InferInput<typeof BookingStatus>

/** A pending purchase is valid until it expires; after that the course can be bought again. */
export async function listOpenTransactions(person: string, { db, clock }: Pick<Services, 'db' | 'clock'>) {
  const isOpen = and(
    eq(transaction_.person, person),
    eq(transaction_.status, 'pending'),
    gt(transaction_.expires_at, clock.iso()),
  )
  return db.select().from(transaction_).where(isOpen)
}

export async function listBookingStatuses(
  person: string,
  parts: Pick<Services, 'db' | 'clock'>,
): Promise<Shown[]> {
  const courses = await parts.db.select({ _id: course._id, slug: course.slug }).from(course)
  const getSlug = (id: string) => courses.find(({ _id }) => _id === id)?.slug ?? ''
  const bookings = await parts.db.select().from(booking).where(eq(booking.person, person))
  const open = await listOpenTransactions(person, parts)

  const booked = bookings.map((row): Shown => ({
    course: row.course,
    slug: getSlug(row.course),
    state: row.due > 0 ? 'due' : 'enrolled',
    batch: row.batch,
    booking: row._id,
  }))
  const seats = await parts.db
    .select({ course: batch.course, batch: batch._id, booking: batch_learner.booking })
    .from(batch_learner)
    .innerJoin(batch, eq(batch._id, batch_learner.batch))
    .where(eq(batch_learner.person, person))
  // The courses of a bundle have no separate booking: the seat in their batch counts.
  const seated = seats
    .filter((seat) => !booked.some((status) => status.course === seat.course))
    .map((seat): Shown => ({ ...seat, slug: getSlug(seat.course), state: 'enrolled' }))
  const known = new Set([...booked, ...seated].map((status) => status.course))
  const pending = open.flatMap((row): Shown[] =>
    row.course === null || known.has(row.course)
      ? []
      : [{ course: row.course, slug: getSlug(row.course), state: 'pending', transaction: row.idx }],
  )
  return [...booked, ...seated, ...pending]
}
