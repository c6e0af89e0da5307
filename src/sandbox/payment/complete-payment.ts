/** Completes a paid purchase: booking, seat, enrolment in the batch. (rulings R14, R29) */

import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { listBookingStatuses } from '../content/commerce/booking-status.ts'
import { joinBundle } from '../content/commerce/join-bundle.ts'
import { notifyPeople } from '../content/notify.ts'
import type { Db } from '../database/open.ts'
import { findById, insertRow, updateById } from '../database/queries.ts'
import { assessment, level_grant } from '../database/tables/assessment.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { course, schedule } from '../database/tables/catalogue.ts'
import { booking, promo, transaction_, type Transaction } from '../database/tables/commerce.ts'
import type { Clock } from '../kernel/clock.ts'
import { makeId } from '../kernel/new-id.ts'

type Booking = typeof booking.$inferSelect

interface Parts {
  db: Db
  clock: Clock
}

/** A public booking number: eight digits without a leading 0. */
function makeBookingNumber(): string {
  return String(10_000_000 + (crypto.getRandomValues(new Uint32Array(1))[0]! % 90_000_000))
}

/** An enrolment that was frozen over an unpaid balance is reactivated when it is paid. */
async function payIntoBooking(found: Booking, paid: Transaction, { db }: Parts): Promise<string> {
  const due = Math.max(0, found.due - paid.amount)
  await updateById(db, booking, found._id, {
    paid: found.paid + paid.amount,
    due,
    status: 'active',
    due_at: due === 0 ? null : found.due_at,
  })
  if (due === 0)
    await db.update(batch_learner).set({ is_frozen: false }).where(eq(batch_learner.booking, found._id))
  return found._id
}

async function takeSeat(made: Booking, { db, clock }: Parts): Promise<void> {
  const sold = made.schedule ?? made.plan
  if (sold) {
    const seats_taken = sql`${schedule.seats_taken} + 1`
    await db.update(schedule).set({ seats_taken }).where(eq(schedule._id, sold))
  }
  if (!made.batch) return
  const place = {
    _id: `${made.batch}:${made.person}`,
    batch: made.batch,
    person: made.person,
    booking: made._id,
    joined_at: clock.iso(),
  }
  await db.insert(batch_learner).values(place).onConflictDoNothing()
}

async function bookCourse(paid: Transaction, courseId: string, parts: Parts): Promise<string> {
  const { db, clock } = parts
  const sold = await findById(db, schedule, paid.schedule)
  const made = await insertRow(db, booking, {
    _id: makeId(),
    idx: makeBookingNumber(),
    person: paid.person,
    course: courseId,
    schedule: paid.schedule,
    batch: sold?.batch ?? null,
    plan: paid.plan,
    total: paid.amount,
    paid: paid.amount,
    currency: paid.currency,
    created_at: clock.iso(),
  })
  await takeSeat(made, parts)
  return made._id
}

/** A promo code with a limited number of purchases is used up by them. */
async function spendPromo({ promo_code }: Transaction, { db }: Parts): Promise<void> {
  if (promo_code === null) return
  await db
    .update(promo)
    .set({ uses_left: sql`${promo.uses_left} - 1` })
    .where(and(eq(promo._id, promo_code.toUpperCase()), gt(promo.uses_left, 0)))
}

/**
 * Cancels other open purchases of the same courses, so that nothing is paid twice and their seats are freed.
 * (ruling R14)
 */
async function cancelOthers({ _id, person }: Transaction, parts: Parts): Promise<void> {
  const had = await listOwnCourses(person, parts)
  const isOther = and(
    eq(transaction_.person, person),
    eq(transaction_.status, 'pending'),
    ne(transaction_.kind, 'due'),
    ne(transaction_._id, _id),
  )
  await parts.db
    .update(transaction_)
    .set({ status: 'cancelled', decided_at: parts.clock.iso() })
    .where(and(isOther, inArray(transaction_.course, had)))
}

/** Each purchase of a level grants one more set of attempts. */
async function grantLevels({ _id, person, levels }: Transaction, { db, clock }: Parts): Promise<void> {
  const granted_at = clock.iso()
  const grants = levels.map((level) => ({ _id: makeId(), person, level, transaction: _id, granted_at }))
  if (grants.length > 0) await db.insert(level_grant).values(grants)
}

async function writeThanks(paid: Transaction, { db }: Pick<Parts, 'db'>): Promise<string> {
  const bought = await findById(db, course, paid.course)
  if (bought) return `${bought.title} কোর্সে আপনার ভর্তি নিশ্চিত।`
  const assessmentRow = await findById(db, assessment, paid.assessment)
  return assessmentRow ? `${assessmentRow.title}: কেনা লেভেলগুলো এখন আপনার।` : 'আপনার পেমেন্ট আমরা পেয়েছি।'
}

async function notifyBuyer(paid: Transaction, parts: Parts): Promise<void> {
  const text = await writeThanks(paid, parts)
  const path = `/dashboard/transactions/${paid.idx}`
  await notifyPeople([{ person: paid.person, kind: 'payment', title: 'পেমেন্ট সফল হয়েছে', text, path }], parts)
}

async function listOwnCourses(person: string, parts: Parts): Promise<string[]> {
  const statuses = await listBookingStatuses(person, parts)
  return statuses.filter(({ state }) => state !== 'pending').map((status) => status.course)
}

/** True when another purchase has bought the course meanwhile, so that this one must not charge the buyer. */
export async function isAlreadyOwned(
  { status, kind, course: courseId, person }: Transaction,
  parts: Parts,
): Promise<boolean> {
  if (status === 'paid' || kind === 'due' || courseId === null) return false
  return (await listOwnCourses(person, parts)).includes(courseId)
}

/** Marks a pending transaction as paid and delivers the purchase. Called once per transaction. */
export async function completePayment(
  pending: Transaction,
  gatewayRef: string | null,
  parts: Parts,
): Promise<void> {
  const { db, clock } = parts
  const due = await findById(db, booking, pending.booking)
  const bookingId = due
    ? await payIntoBooking(due, pending, parts)
    : pending.course
      ? await bookCourse(pending, pending.course, parts)
      : null
  await updateById(db, transaction_, pending._id, {
    status: 'paid',
    booking: bookingId,
    gateway_ref: gatewayRef,
    decided_at: clock.iso(),
  })
  if (pending.kind === 'bundle' && pending.course && bookingId)
    await joinBundle(pending.person, pending.course, bookingId, parts)
  await cancelOthers(pending, parts)
  await grantLevels(pending, parts)
  await spendPromo(pending, parts)
  await notifyBuyer(pending, parts)
}
