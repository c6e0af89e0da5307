/** Purchases: bookings, transactions, promo codes, invoices. (rulings R14, R29, R37) */
import * as z from 'zod/mini'
import { CategoryMark } from './category.ts'
import { Address, Count, Flag, Id, Instant, MaybeId, MaybeInstant, Money, Percent, Text, listOf } from './scalar.ts'

/** The four gateways. (spec 3 Payment gateways) */
export const Gateway = z.enum(['bkash', 'sslcommerz', 'stripe1', 'stripe2'])
export type Gateway = z.infer<typeof Gateway>

/** stripe1 asks rupees, stripe2 dollars, the others taka. (ruling R37) */
export const Currency = z.enum(['BDT', 'INR', 'USD'])
export type Currency = z.infer<typeof Currency>

/** How one's purchase of a course stands: `pending` waits for the gateway, `due` has a rest to pay. */
export const BookingStatus = z.object({
  course: Id,
  slug: z.string(),
  state: z.enum(['enrolled', 'due', 'pending']),
  batch: MaybeId,
  booking: MaybeId,
  transaction: MaybeId,
})
export type BookingStatus = z.infer<typeof BookingStatus>

/** A person's purchase; `idx` is its public number, `due` the rest to pay. */
export const Booking = z.object({
  _id: Id,
  idx: Id,
  batch: MaybeId,
  course: z.object({ _id: Id, slug: z.string(), title: Text }),
  schedule: z.object({ _id: Id, label: Text }),
  currency: Currency,
  paid: Money,
  due: Money,
  due_at: MaybeInstant,
  created_at: Instant,
})
export type Booking = z.infer<typeof Booking>

/** The server alone says it; what the address bar brings back is never believed. (ruling R14) */
export const TransactionState = z.enum(['pending', 'paid', 'failed', 'cancelled'])
export type TransactionState = z.infer<typeof TransactionState>

/** A row of the transaction list. `title` is what was bought. */
export const TransactionCard = z.object({
  idx: Id,
  state: TransactionState,
  kind: z.enum(['course', 'due', 'bundle', 'assessment']),
  title: Text,
  amount: Money,
  currency: Currency,
  method: Gateway,
  created_at: Instant,
  paid_at: MaybeInstant,
  has_invoice: Flag,
  gateway_url: Address,
})
export type TransactionCard = z.infer<typeof TransactionCard>

/** A line of a price breakdown; discounts are negative, and the lines add up to the total. */
export const PriceLine = z.object({ title: Text, amount: z.int() })
export type PriceLine = z.infer<typeof PriceLine>

/** A transaction to show a result for: `gateway_url` while it is pending, `reason` when it failed, `batch` once it is paid. */
export const Transaction = z.extend(TransactionCard, {
  lines: listOf(PriceLine),
  course: z.nullish(z.object({ _id: Id, slug: z.string(), title: Text, category: CategoryMark, cover: Address })),
  schedule: z.nullish(z.object({ _id: Id, label: Text, start_at: MaybeInstant })),
  assessment: z.nullish(z.object({ _id: Id, title: Text })),
  batch: MaybeId,
  booking: z.nullish(z.object({ _id: Id, idx: Id, paid: Money, due: Money })),
  reason: Text,
  expires_at: MaybeInstant,
})
export type Transaction = z.infer<typeof Transaction>

/** What a purchase answers: the gateway's page, or null when nothing is left to pay. `idx` is the transaction's. (ruling R14) */
export const Started = z.object({ idx: Id, state: TransactionState, url: z.nullish(z.string()) })
export type Started = z.infer<typeof Started>

/** A pending purchase that can still be finished, and until when. It is of a course or of an assessment's levels. */
export const Expiring = z.object({
  idx: Id,
  title: Text,
  course_slug: z.nullish(z.string()),
  assessment: MaybeId,
  amount: Money,
  currency: Currency,
  expires_at: Instant,
  gateway_url: Address,
})
export type Expiring = z.infer<typeof Expiring>

/** An enrolment without payment. */
export const Enrolled = z.object({ batch: Id, booking: Id, idx: Id })
export type Enrolled = z.infer<typeof Enrolled>

/** An invoice to print; `idx` is the transaction's, `no` its own number. */
export const Invoice = z.object({
  no: Id,
  idx: Id,
  issued_at: Instant,
  buyer: z.object({ name: Text, phone: Text, email: Text, location: Text }),
  lines: listOf(PriceLine),
  total: Money,
  paid: Money,
  due: Money,
  currency: Currency,
  method: Gateway,
  gateway_reference: Text,
})
export type Invoice = z.infer<typeof Invoice>

/** A code anybody may see: the bar over the page and the pop-up. */
export const PublicPromo = z.object({
  code: Id,
  title: Text,
  percent: z.nullish(Percent),
  amount: z.nullish(Money),
  ends_at: MaybeInstant,
  course_slug: z.nullish(z.string()),
})
export type PublicPromo = z.infer<typeof PublicPromo>

/** A checked code. `reason` and the envelope's msg say why it was refused; `discount` is taken off `price`, in `currency`. */
export const PromoCheck = z.object({
  is_valid: z.boolean(),
  reason: z.nullish(z.enum(['unknown', 'expired', 'other-course', 'used-up', 'too-early'])),
  msg: Text,
  promo_code: Text,
  percent: z.nullish(Percent),
  discount: z._default(Money, 0),
  price: z._default(Money, 0),
  currency: Currency,
})
export type PromoCheck = z.infer<typeof PromoCheck>

/** What a schedule costs in each currency, struck old price and reason with it. (ruling R37) */
export const DiscountInfo = z.object({
  schedule: Id,
  label: Text,
  prices: z.array(z.object({ currency: Currency, price: Money, real: Money, lines: listOf(PriceLine) })),
  percent: z._default(Percent, 0),
  ends_at: MaybeInstant,
  seats_left: z.nullish(Count),
})
export type DiscountInfo = z.infer<typeof DiscountInfo>
