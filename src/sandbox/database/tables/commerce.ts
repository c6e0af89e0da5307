/** Purchases: bookings, transactions, promo codes. Amounts are whole units of their currency. (rulings R14, R29, R30, R37) */

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  defineFlag,
  defineId,
  defineInstant,
  defineJson,
  defineLink,
  defineInteger,
  defineText,
} from '../columns.ts'

export const booking = sqliteTable(
  'booking',
  {
    _id: defineId(),
    /** The public number. */
    idx: text().notNull().unique(),
    person: defineLink(),
    course: defineLink(),
    schedule: text(),
    batch: text(),
    /** For bundles. */
    plan: text(),
    total: defineInteger(),
    paid: defineInteger(),
    due: defineInteger(),
    due_at: text(),
    currency: text().notNull().default('BDT'),
    status: text({ enum: ['active', 'frozen', 'expired', 'cancelled'] })
      .notNull()
      .default('active'),
    expires_at: text(),
    created_at: defineInstant(),
  },
  (t) => [index('booking_person').on(t.person)],
)

export const GATEWAYS = ['bkash', 'sslcommerz', 'stripe1', 'stripe2'] as const
/** `pending` until the gateway's page has decided. */
export const TRANSACTION_STATUSES = ['pending', 'paid', 'cancelled', 'failed', 'expired'] as const

/** One payment try. Named with an underscore, since `transaction` is an SQL keyword. */
export const transaction_ = sqliteTable(
  'transaction_',
  {
    _id: defineId(),
    /** Its own public number, apart from the booking's. (ruling R14) */
    idx: text().notNull().unique(),
    person: defineLink(),
    kind: text({ enum: ['course', 'due', 'bundle', 'assessment'] })
      .notNull()
      .default('course'),
    course: text(),
    schedule: text(),
    plan: text(),
    assessment: text(),
    levels: defineJson<string[]>([]),
    /** Set from the start for a due payment, else when the purchase is paid. */
    booking: text(),
    method: text({ enum: GATEWAYS }).notNull(),
    amount: defineInteger(),
    currency: text().notNull().default('BDT'),
    /** The parts of the amount, for the invoice. */
    price: defineInteger(),
    discount: defineInteger(),
    promo_discount: defineInteger(),
    promo_code: text(),
    affiliate: text(),
    mk_activity_id: text(),
    /** The client's address to return to; contains a literal `{idx}`. */
    redirect: defineText(),
    status: text({ enum: TRANSACTION_STATUSES }).notNull().default('pending'),
    /** The gateway's own number, once paid. */
    gateway_ref: text(),
    created_at: defineInstant(),
    decided_at: text(),
    expires_at: text(),
  },
  (t) => [index('transaction_person').on(t.person)],
)

export const promo = sqliteTable('promo', {
  /** The code, in capitals. */
  _id: defineId(),
  title: defineText(),
  percent: integer(),
  amount: integer(),
  max_discount: integer(),
  /** Empty = all courses. */
  courses: defineJson<string[]>([]),
  starts_at: text(),
  ends_at: text(),
  uses_left: integer(),
  is_public: defineFlag(),
})

export type Transaction = typeof transaction_.$inferSelect
