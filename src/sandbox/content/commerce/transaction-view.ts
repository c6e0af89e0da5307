/** Transactions as their owner sees them. (ruling R14) */

import type * as v from 'valibot'
import type {
  PriceLine,
  Transaction as TransactionShape,
  TransactionCard,
  TransactionState,
} from '#src/api/shapes/booking.ts'
import { findById } from '../../database/queries.ts'
import { assessment } from '../../database/tables/assessment.ts'
import { category, course, schedule } from '../../database/tables/catalogue.ts'
import { booking, type Transaction } from '../../database/tables/commerce.ts'
import { buildGatewayAddress } from '../../payment/gateway-address.ts'
import { showCategoryMark } from '../catalogue/catalogue.ts'
import type { Services } from '../services.ts'
import type { Currency } from './currency.ts'
import { computeFullPrice, buildPriceLines } from './quote.ts'

/** A purchase that expired undecided is shown as cancelled. */
export function getTransactionState(
  { status, expires_at }: Transaction,
  now: string,
): v.InferOutput<typeof TransactionState> {
  if (status === 'expired') return 'cancelled'
  return status === 'pending' && expires_at !== null && expires_at <= now ? 'cancelled' : status
}

function explainState({ status }: Transaction, state: string): string {
  if (state === 'failed') return 'গেটওয়ে পেমেন্টটি নিতে পারেনি। টাকা কাটা হয়ে থাকলে সাপোর্টে জানান।'
  if (state !== 'cancelled') return ''
  return status === 'cancelled'
    ? 'পেমেন্টটি বাতিল করা হয়েছে। কোনো টাকা কাটা হয়নি।'
    : 'সময়ের মধ্যে পেমেন্ট শেষ হয়নি। কোনো টাকা কাটা হয়নি।'
}

const KIND_TITLES = { course: 'কোর্স', due: 'বাকি টাকা', bundle: 'বান্ডেল', assessment: 'অ্যাসেসমেন্ট' } as const

async function readTitle(
  { kind, course: courseId, assessment: assessmentId }: Transaction,
  { db }: Services,
): Promise<string> {
  if (courseId !== null) return (await findById(db, course, courseId))?.title ?? KIND_TITLES[kind]
  if (assessmentId === null) return KIND_TITLES[kind]
  return (await findById(db, assessment, assessmentId))?.title ?? KIND_TITLES[kind]
}

export async function showCard(
  row: Transaction,
  parts: Services,
): Promise<v.InferInput<typeof TransactionCard>> {
  const { clock, addresses } = parts
  const state = getTransactionState(row, clock.iso())
  const title = await readTitle(row, parts)
  return {
    idx: row.idx,
    state,
    kind: row.kind,
    title: row.kind === 'due' ? `${title}: বাকি টাকা` : title,
    amount: row.amount,
    currency: row.currency as Currency,
    method: row.method,
    created_at: row.created_at,
    paid_at: state === 'paid' ? row.decided_at : null,
    has_invoice: state === 'paid',
    gateway_url: state === 'pending' ? buildGatewayAddress(addresses.media, row) : null,
  }
}

/** Price lines that add up to the amount: a part paid later is subtracted. */
function showPaidLines(row: Transaction): v.InferInput<typeof PriceLine>[] {
  const later = computeFullPrice(row) - row.amount
  return later > 0 ? [...buildPriceLines(row), { title: 'পরে পরিশোধ', amount: -later }] : buildPriceLines(row)
}

export async function showTransaction(
  row: Transaction,
  parts: Services,
): Promise<v.InferInput<typeof TransactionShape>> {
  const { db } = parts
  const card = await showCard(row, parts)
  const bought = await findById(db, course, row.course)
  const subject = bought && (await findById(db, category, bought.category))
  const sold = await findById(db, schedule, row.schedule)
  const booked = await findById(db, booking, row.booking)
  const assessmentRow = await findById(db, assessment, row.assessment)
  return {
    ...card,
    lines: showPaidLines(row),
    course:
      bought && subject
        ? { _id: bought._id, slug: bought.slug, title: bought.title, category: showCategoryMark(subject) }
        : null,
    schedule: sold ? { _id: sold._id, label: sold.label, start_at: sold.starts_at } : null,
    assessment: assessmentRow ? { _id: assessmentRow._id, title: assessmentRow.title } : null,
    batch: card.state === 'paid' ? (booked?.batch ?? null) : null,
    booking: booked ? { _id: booked._id, idx: booked.idx, paid: booked.paid, due: booked.due } : null,
    reason: explainState(row, card.state),
    expires_at: card.state === 'pending' ? row.expires_at : null,
  }
}
