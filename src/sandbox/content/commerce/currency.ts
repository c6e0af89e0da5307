/** Prices abroad: whole units of the currency, at the sandbox's own fixed rates. (rulings R30, R37) */

import type * as v from 'valibot'
import type { Currency as CurrencyShape } from '#src/api/shapes/booking.ts'

export type Currency = v.InferOutput<typeof CurrencyShape>

/** One taka in each currency. */
const RATES: Readonly<Record<Currency, number>> = { BDT: 1, INR: 0.7, USD: 0.0085 }

export const CURRENCIES = Object.keys(RATES) as Currency[]

/** Rounds half up; a price above zero stays at least one unit. */
export function convertCurrency(taka: number, currency: Currency): number {
  return taka === 0 ? 0 : Math.max(1, Math.round(taka * RATES[currency]))
}
