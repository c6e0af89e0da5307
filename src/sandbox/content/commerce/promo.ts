/** Promo codes: why one is invalid, and its discount. Discounts round half up. (rulings R30, R37) */

import { cleanLine } from '#src/lib/invisible.ts'
import { findById } from '../../database/queries.ts'
import { promo } from '../../database/tables/commerce.ts'
import type { Services } from '../services.ts'
import { type Currency, convertCurrency } from './currency.ts'
import { countReservedUses } from './reservations.ts'

type PromoRow = typeof promo.$inferSelect
export type PromoRefusal = 'unknown' | 'expired' | 'other-course' | 'used-up' | 'too-early'

export const PROMO_MESSAGES: Readonly<Record<PromoRefusal, string>> = {
  unknown: 'এই নামে কোনো প্রোমো কোড নেই। বানানটি মিলিয়ে দেখুন।',
  expired: 'এই প্রোমো কোডের মেয়াদ শেষ হয়ে গেছে।',
  'other-course': 'এই প্রোমো কোডটি এই কোর্সের জন্য নয়।',
  'used-up': 'এই প্রোমো কোডের সব ব্যবহার শেষ হয়ে গেছে।',
  'too-early': 'এই প্রোমো কোডটি এখনো চালু হয়নি।',
}

export type PromoVerdict = { refusal: PromoRefusal } | { refusal: undefined; row: PromoRow }

/** Codes are in capitals; the typed case does not matter. */
export async function judgePromo(
  typed: string,
  course: string,
  parts: Pick<Services, 'db' | 'clock'>,
): Promise<PromoVerdict> {
  const { db, clock } = parts
  const row = await findById(db, promo, cleanLine(typed).toUpperCase())
  const now = clock.iso()
  if (!row) return { refusal: 'unknown' }
  if (row.ends_at !== null && row.ends_at < now) return { refusal: 'expired' }
  if (row.starts_at !== null && row.starts_at > now) return { refusal: 'too-early' }
  if (row.uses_left !== null && row.uses_left <= (await countReservedUses(row._id, parts)))
    return { refusal: 'used-up' }
  if (row.courses.length > 0 && !row.courses.includes(course)) return { refusal: 'other-course' }
  return { refusal: undefined, row }
}

/** Discount of a code on a price in `currency`; never more than the price. */
export function computePromoDiscount(
  { percent, amount, max_discount }: PromoRow,
  price: number,
  currency: Currency,
): number {
  const most = max_discount === null ? price : convertCurrency(max_discount, currency)
  const off = percent === null ? convertCurrency(amount ?? 0, currency) : Math.round((price * percent) / 100)
  return Math.min(off, most, price)
}
