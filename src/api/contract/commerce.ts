/** Bookings, purchases, promo codes, invoices. Who pays how: rulings R14 and R37. (spec 7 Commerce) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, buildPage, post } from '#src/api/row.ts'
import {
  Booking,
  BookingStatus,
  Currency,
  DiscountInfo,
  Enrolled,
  Expiring,
  Invoice,
  PromoCheck,
  PublicPromo,
  PurchaseFacts,
  Started,
  Transaction,
  TransactionCard,
} from '#src/api/shapes/booking.ts'
import { Id, Money, buildList } from '#src/api/shapes/scalar.ts'
import { Filled, Line, Typed } from '#src/api/shapes/typed.ts'

const taka = v.picklist(['bkash', 'sslcommerz'])
const anyGateway = v.picklist(['bkash', 'sslcommerz', 'stripe1', 'stripe2'])

const Abroad = v.object({
  schedule: v.optional(Id),
  amount: Money,
  method: v.picklist(['stripe1', 'stripe2']),
  redirect: Filled,
  promo_code: v.optional(Line),
  levels: v.optional(v.array(Id)),
  assessment: v.optional(Id),
  mk_activity_id: v.optional(Typed),
  currency: v.picklist(['INR', 'USD']),
})
const Purchase = v.object({
  ...v.omit(Abroad, ['currency']).entries,
  method: taka,
  affiliate: v.optional(Typed),
})
const DuePayment = v.object({ method: anyGateway, redirect: Filled, booking: Id })
const BundlePurchase = v.object({
  method: anyGateway,
  redirect: Filled,
  plan: Id,
  course: Id,
  promo_code: v.optional(Line),
})
const PromoQuestion = v.object({
  course: Id,
  promo_code: v.pipe(Line, v.minLength(1)),
  currency: v.optional(Currency),
})

export const commerce = {
  booking: get('booking/batch/:id', { stored: 'never', role: 'learner', reply: Booking }),
  bookingMetaData: get('booking/piku-meta-data/:id', {
    stored: 'never',
    role: 'learner',
    reply: PurchaseFacts,
  }),
  buy: post('transaction', { role: 'learner', body: Purchase, reply: Started }),
  payDue: post('transaction/due-payment', { role: 'learner', body: DuePayment, reply: Started }),
  buyAbroad: post('transaction/abroad', { role: 'learner', body: Abroad, reply: Started }),
  buyBundle: post('transaction/bundle', { role: 'learner', body: BundlePurchase, reply: Started }),
  enrollToFree: post('batch/enroll-to-free-course/:course_id', {
    role: 'learner',
    body: v.object({}),
    reply: Enrolled,
  }),
  bookingStatus: get('course/booking-status', {
    fail: 'empty-when-missing',
    stored: 'at-once',
    role: 'learner',
    reply: buildList(BookingStatus),
  }),
  transactions: get('transaction', {
    role: 'learner',
    force: { count: 100 },
    reply: buildPage(TransactionCard),
  }),
  transaction: get('transaction/:idx', { stored: 'never', role: 'learner', reply: Transaction }),
  checkExpiry: get('transaction/check-expiry', {
    fail: 'empty-when-missing',
    stored: 'never',
    role: 'learner',
    reply: buildList(Expiring),
  }),
  invoice: get('invoice/:id', { role: 'learner', reply: Invoice }),
  publicPromos: get('promo/public', {
    query: v.object({ course: v.optional(Id) }),
    reply: buildList(PublicPromo),
    stored: 'never',
    fail: 'empty',
  }),
  checkPromo: post('promo/validity', { body: PromoQuestion, reply: PromoCheck }),
  discount: get('discount/info/:id', { stored: 'never', reply: DiscountInfo }),
}

export const readDiscount = (schedule: string) => read(commerce.discount, { params: { id: schedule } })
export const readBookingStatus = () => read(commerce.bookingStatus, {}, true)
export const readTransactions = () => read(commerce.transactions, {})
export const readTransaction = (idx: string) => read(commerce.transaction, { params: { idx } })
