/** Purchases: bookings, transactions, promo codes, invoices. (rulings R14, R29, R37) */

import * as v from 'valibot'
import { CategoryMark } from './category.ts'
import {
  Address,
  Count,
  Flag,
  Id,
  Instant,
  MaybeId,
  MaybeInstant,
  Money,
  Percent,
  Text,
  buildList,
  Whole,
} from './scalar.ts'

/** The four gateways. (spec 3 Payment gateways) */
export const Gateway = v.picklist(['bkash', 'sslcommerz', 'stripe1', 'stripe2'])
export type Gateway = v.InferOutput<typeof Gateway>

/** stripe1 uses rupees, stripe2 dollars, the others taka. (ruling R37) */
export const Currency = v.picklist(['BDT', 'INR', 'USD'])
export type Currency = v.InferOutput<typeof Currency>

/** The state of one's purchase of a course: `pending` waits for the gateway, `due` has an open rest. */
export const BookingStatus = v.object({
  course: Id,
  slug: v.string(),
  state: v.picklist(['enrolled', 'due', 'pending']),
  batch: MaybeId,
  booking: MaybeId,
  transaction: MaybeId,
})
export type BookingStatus = v.InferOutput<typeof BookingStatus>

/** A person's purchase; `idx` is its public number, `due` the unpaid rest. */
export const Booking = v.object({
  _id: Id,
  idx: Id,
  batch: MaybeId,
  course: v.object({ _id: Id, slug: v.string(), title: Text }),
  schedule: v.object({ _id: Id, label: Text }),
  currency: Currency,
  paid: Money,
  due: Money,
  due_at: MaybeInstant,
  created_at: Instant,
})
export type Booking = v.InferOutput<typeof Booking>

/** Only the server's word counts, never the address bar's. (ruling R14) */
export const TransactionState = v.picklist(['pending', 'paid', 'failed', 'cancelled'])
export type TransactionState = v.InferOutput<typeof TransactionState>

/** A row of the transaction list. `title` is what was bought. */
export const TransactionCard = v.object({
  idx: Id,
  state: TransactionState,
  kind: v.picklist(['course', 'due', 'bundle', 'assessment']),
  title: Text,
  amount: Money,
  currency: Currency,
  method: Gateway,
  created_at: Instant,
  paid_at: MaybeInstant,
  has_invoice: Flag,
  gateway_url: Address,
})
export type TransactionCard = v.InferOutput<typeof TransactionCard>

/** A line of a price breakdown; discounts are negative, and the lines add up to the total. */
export const PriceLine = v.object({ title: Text, amount: Whole })
export type PriceLine = v.InferOutput<typeof PriceLine>

/**
 * A transaction with its result: `gateway_url` while it is pending, `reason` if it failed, `batch` once it is
 * paid.
 */
export const Transaction = v.object({
  ...TransactionCard.entries,
  lines: buildList(PriceLine),
  course: v.nullish(
    v.object({ _id: Id, slug: v.string(), title: Text, category: CategoryMark, cover: Address }),
  ),
  schedule: v.nullish(v.object({ _id: Id, label: Text, start_at: MaybeInstant })),
  assessment: v.nullish(v.object({ _id: Id, title: Text })),
  batch: MaybeId,
  booking: v.nullish(v.object({ _id: Id, idx: Id, paid: Money, due: Money })),
  reason: Text,
  expires_at: MaybeInstant,
})
export type Transaction = v.InferOutput<typeof Transaction>

/** `booking/piku-meta-data/{booking}`: the facts of a purchase for the owner's pixel; one event for each `event_id`. (ruling R64) */
export const PurchaseFacts = v.object({
  value: Money,
  currency: Currency,
  content_ids: buildList(Id),
  event_id: Id,
})
export type PurchaseFacts = v.InferOutput<typeof PurchaseFacts>

/**
 * The reply to a purchase: the gateway's page, or null if nothing is left to pay. `idx` is the transaction's.
 * (ruling R14)
 */
export const Started = v.object({ idx: Id, state: TransactionState, url: v.nullish(v.string()) })
export type Started = v.InferOutput<typeof Started>

/**
 * A pending purchase that can still be finished, and until when. It is for a course or for an assessment's
 * levels.
 */
export const Expiring = v.object({
  idx: Id,
  title: Text,
  course_slug: v.nullish(v.string()),
  assessment: MaybeId,
  amount: Money,
  currency: Currency,
  expires_at: Instant,
  gateway_url: Address,
})
export type Expiring = v.InferOutput<typeof Expiring>

/** An enrolment without payment. */
export const Enrolled = v.object({ batch: Id, booking: Id, idx: Id })
export type Enrolled = v.InferOutput<typeof Enrolled>

/** An invoice to print; `idx` is the transaction's, `no` its own number. */
export const Invoice = v.object({
  no: Id,
  idx: Id,
  issued_at: Instant,
  buyer: v.object({ name: Text, phone: Text, email: Text, location: Text }),
  lines: buildList(PriceLine),
  total: Money,
  paid: Money,
  due: Money,
  currency: Currency,
  method: Gateway,
  gateway_reference: Text,
})
export type Invoice = v.InferOutput<typeof Invoice>

/** A public code: for the bar over the page and the pop-up. */
export const PublicPromo = v.object({
  code: Id,
  title: Text,
  percent: v.nullish(Percent),
  amount: v.nullish(Money),
  ends_at: MaybeInstant,
  course_slug: v.nullish(v.string()),
})
export type PublicPromo = v.InferOutput<typeof PublicPromo>

/**
 * A checked code. `reason` and the envelope's msg say why it was rejected; `discount` is subtracted from
 * `price`, in `currency`.
 */
export const PromoCheck = v.object({
  is_valid: v.boolean(),
  reason: v.nullish(v.picklist(['unknown', 'expired', 'other-course', 'used-up', 'too-early'])),
  msg: Text,
  promo_code: Text,
  percent: v.nullish(Percent),
  discount: v.optional(Money, 0),
  price: v.optional(Money, 0),
  currency: Currency,
})
export type PromoCheck = v.InferOutput<typeof PromoCheck>

/** The price of a schedule in each currency, with struck old price and reason. (ruling R37) */
export const DiscountInfo = v.object({
  schedule: Id,
  label: Text,
  prices: v.array(v.object({ currency: Currency, price: Money, real: Money, lines: buildList(PriceLine) })),
  percent: v.optional(Percent, 0),
  ends_at: MaybeInstant,
  seats_left: v.nullish(Count),
})
export type DiscountInfo = v.InferOutput<typeof DiscountInfo>
