/** Computes the price of a purchase, line by line. The client's amount is only compared with it. (ruling R14) */

import type * as v from 'valibot'
import type { PriceLine } from '#src/api/shapes/booking.ts'
import { formatNumber } from '#src/lib/bn.ts'
import type { CourseRow, ScheduleRow } from '../../database/tables/catalogue.ts'
import { BadField } from '../../kernel/http-error.ts'
import { getAskedPrice } from '../catalogue/catalogue.ts'
import type { Services } from '../services.ts'
import { type Currency, convertCurrency } from './currency.ts'
import { judgePromo, PROMO_MESSAGES, computePromoDiscount } from './promo.ts'

export interface Quote {
  /** The struck old price, before any discount. */
  price: number
  discount: number
  promo_discount: number
  promo_code: string | null
  amount: number
}

interface Asked {
  course: CourseRow
  schedule?: ScheduleRow
  currency: Currency
  promo_code?: string | undefined
}

/** Throws if nothing can be bought, or if the code is invalid now, whatever was returned before. */
export async function computeQuote(
  { course, schedule, currency, promo_code }: Asked,
  parts: Pick<Services, 'db' | 'clock'>,
): Promise<Quote> {
  const asked = getAskedPrice(course, schedule)
  if (!asked) throw new BadField('schedule', 'এই কোর্সটি এখন কেনা যাচ্ছে না।')
  const price = convertCurrency(asked.real, currency)
  const now = convertCurrency(asked.price, currency)
  const quote = { price, discount: price - now, promo_discount: 0, promo_code: null, amount: now }
  if (promo_code === undefined || promo_code === '') return quote
  const verdict = await judgePromo(promo_code, course._id, parts)
  if (verdict.refusal !== undefined) throw new BadField('promo_code', PROMO_MESSAGES[verdict.refusal])
  const off = computePromoDiscount(verdict.row, now, currency)
  return { ...quote, promo_discount: off, promo_code: verdict.row._id, amount: now - off }
}

/** Price after discounts; greater than the paid amount if a rest is still open. */
export function computeFullPrice({
  price,
  discount,
  promo_discount,
}: Omit<Quote, 'amount' | 'promo_code'>): number {
  return price - discount - promo_discount
}

interface Lines extends Omit<Quote, 'amount'> {
  /** Levels of an assessment; empty for a course. */
  levels?: readonly string[]
}

/** The lines add up to the full price; empty discounts are omitted. */
export function buildPriceLines({
  price,
  discount,
  promo_discount,
  promo_code,
  levels = [],
}: Lines): v.InferInput<typeof PriceLine>[] {
  const lines = [
    { title: levels.length === 0 ? 'কোর্স ফি' : `${formatNumber(levels.length)}টি লেভেলের ফি`, amount: price },
    { title: 'ছাড়', amount: -discount },
    { title: `প্রোমো কোড ${promo_code ?? ''}`.trim(), amount: -promo_discount },
  ]
  return lines.filter(({ amount }, index) => index === 0 || amount !== 0)
}
