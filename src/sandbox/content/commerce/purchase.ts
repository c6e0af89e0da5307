/**
 * Starts purchases: one at a time, priced by the server, redirected to the gateway's page. (rulings R14, R37)
 */

import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Started } from '#src/api/shapes/booking.ts'
import { GATEWAY_CURRENCIES } from '#src/lib/payment.ts'
import { findById, findRow, insertRow } from '../../database/queries.ts'
import { course, schedule, type CourseRow, type ScheduleRow } from '../../database/tables/catalogue.ts'
import { booking, transaction_, type Transaction } from '../../database/tables/commerce.ts'
import type { Person } from '../../database/tables/person.ts'
import { type MessageReply, reply } from '../../kernel/handler.ts'
import { BadField, NotFound, HttpError } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import { completePayment } from '../../payment/complete-payment.ts'
import { buildGatewayAddress, isOwnAddress } from '../../payment/gateway-address.ts'
import { isOnSale, countSeatsLeft } from '../catalogue/catalogue.ts'
import type { Services } from '../services.ts'
import { listBookingStatuses, listOpenTransactions } from './booking-status.ts'
import type { Currency } from './currency.ts'
import { type Quote, computeQuote } from './quote.ts'
import { countReservedSeats } from './reservations.ts'

export type StartedReply = MessageReply<v.InferInput<typeof Started>>
type Draft = typeof transaction_.$inferInsert

/** How long the gateway's page can be paid, in seconds. */
const PAYABLE_FOR = 30 * 60

const GO_ON = 'পেমেন্টের পেজে নিয়ে যাওয়া হচ্ছে।'
const STILL_OPEN = 'এই কেনাকাটার একটি পেমেন্ট এখনো খোলা আছে, সেটিই এগিয়ে নিন।'
const PRICE_CHANGED = 'মূল্য বদলে গেছে। নতুন মূল্য দেখে আবার চেষ্টা করুন।'
const NO_SEAT = 'এই ব্যাচে আর সিট নেই বা ভর্তির সময় শেষ। অন্য ব্যাচ বেছে নিন।'
const OTHER_CURRENCY = 'এই মাধ্যমে এই ভর্তির মুদ্রায় পেমেন্ট নেওয়া হয় না। অন্য মাধ্যম বেছে নিন।'
const HAVE_IT = 'আপনি এই কোর্সে আগেই ভর্তি হয়েছেন।'

export interface Payment {
  method: Transaction['method']
  redirect: string
  currency: Currency
  /** Amount that the client shows; undefined for calls that do not send it. */
  amount?: number
  promo_code?: string | undefined
  affiliate?: string | undefined
  mk_activity_id?: string | undefined
}

export interface Sale {
  kind: 'course' | 'bundle'
  course: CourseRow
  schedule: ScheduleRow
}

function makeTransactionNumber(): string {
  return `TRX${makeId(10).toUpperCase()}`
}

/** Continues an open purchase instead of starting a second one. (ruling R14) */
export async function continuePurchase(row: Transaction, parts: Services): Promise<StartedReply> {
  return replyStarted(row, STILL_OPEN, parts)
}

async function replyStarted(row: Transaction, msg: string, { addresses }: Services): Promise<StartedReply> {
  return reply(msg, { idx: row.idx, state: 'pending', url: buildGatewayAddress(addresses.media, row) })
}

export async function startPurchase(
  draft: Omit<Draft, '_id' | 'idx' | 'created_at' | 'expires_at'>,
  parts: Services,
): Promise<StartedReply> {
  const { db, clock } = parts
  if (!isOwnAddress(draft.redirect ?? '', parts.addresses.client))
    throw new BadField('redirect', 'ফিরে আসার ঠিকানাটি ঠিক নেই।')
  const values = {
    ...draft,
    _id: makeId(),
    idx: makeTransactionNumber(),
    created_at: clock.iso(),
    expires_at: clock.inSeconds(PAYABLE_FOR),
  }
  const row = await insertRow(db, transaction_, values)
  if (row.amount > 0) return replyStarted(row, GO_ON, parts)
  // Nothing is left to pay, so no gateway is needed.
  await completePayment(row, null, parts)
  return reply('ভর্তি সম্পন্ন হয়েছে।', { idx: row.idx, state: 'paid', url: null })
}

/** The schedule with its course, or 404. */
export async function findSale(scheduleId: string, { db }: Pick<Services, 'db'>): Promise<Sale> {
  const sold = await findById(db, schedule, scheduleId)
  const courseRow = sold && (await findById(db, course, sold.course))
  if (!sold || !courseRow) throw new NotFound('ব্যাচটি')
  return { kind: courseRow.kind === 'bundle' ? 'bundle' : 'course', course: courseRow, schedule: sold }
}

export function checkAmount(sent: number | undefined, { amount }: Pick<Quote, 'amount'>): void {
  if (sent !== undefined && sent !== amount) throw new HttpError(409, PRICE_CHANGED, { data: { amount } })
}

/** False if other people's pending purchases hold the last seats. */
async function isForSale(sold: ScheduleRow, parts: Services): Promise<boolean> {
  const left = countSeatsLeft(sold)
  return (
    isOnSale(sold, parts.clock.iso()) && (left === null || left > (await countReservedSeats(sold._id, parts)))
  )
}

/**
 * Continues a pending purchase of the course, whatever its schedule or price: a course is paid once. (ruling
 * R14)
 */
export async function buy(
  person: Person,
  { kind, course: bought, schedule: sold }: Sale,
  payment: Payment,
  parts: Services,
): Promise<StartedReply> {
  const own = (await listBookingStatuses(person._id, parts)).find((status) => status.course === bought._id)
  if (own && own.state !== 'pending') throw new HttpError(409, HAVE_IT)

  const open = (await listOpenTransactions(person._id, parts)).find((row) => row.course === bought._id)
  if (open) return continuePurchase(open, parts)

  if (!(await isForSale(sold, parts))) throw new HttpError(409, NO_SEAT)
  const { currency, promo_code } = payment
  const quote = await computeQuote({ course: bought, schedule: sold, currency, promo_code }, parts)
  checkAmount(payment.amount, quote)
  return startPurchase(
    {
      person: person._id,
      kind,
      course: bought._id,
      schedule: kind === 'bundle' ? null : sold._id,
      plan: kind === 'bundle' ? sold._id : null,
      method: payment.method,
      currency,
      redirect: payment.redirect,
      affiliate: payment.affiliate ?? null,
      mk_activity_id: payment.mk_activity_id ?? null,
      ...quote,
    },
    parts,
  )
}

/** The rest of a booking, in the booking's own currency, with a gateway that accepts it. (ruling R37) */
export async function payDue(
  person: Person,
  bookingId: string,
  payment: Omit<Payment, 'currency'>,
  parts: Services,
): Promise<StartedReply> {
  const own = and(eq(booking._id, bookingId), eq(booking.person, person._id))
  const found = await findRow(parts.db, booking, own)
  if (!found) throw new NotFound('ভর্তিটি')
  if (found.due === 0) throw new HttpError(409, 'এই ভর্তিতে আর কোনো টাকা বাকি নেই।')
  if (GATEWAY_CURRENCIES[payment.method] !== found.currency) throw new BadField('method', OTHER_CURRENCY)
  const open = (await listOpenTransactions(person._id, parts)).find((row) => row.booking === found._id)
  if (open) return continuePurchase(open, parts)
  return startPurchase(
    {
      person: person._id,
      kind: 'due',
      course: found.course,
      booking: found._id,
      method: payment.method,
      currency: found.currency,
      redirect: payment.redirect,
      price: found.due,
      amount: found.due,
    },
    parts,
  )
}
