/** Builds the price line by line; the shown lines add up even if the server's do not. */

import type { Booking, Currency, DiscountInfo, PriceLine, PromoCheck } from '#src/api/shapes/booking.ts'
import { words } from './words.ts'

export interface Quote {
  currency: Currency
  lines: readonly PriceLine[]
  total: number
  saved: number
}

const sum = (lines: readonly PriceLine[]) => lines.reduce((total, { amount }) => total + amount, 0)

function buildBaseLines({ price, real, lines }: DiscountInfo['prices'][number]): PriceLine[] {
  if (lines.length > 0 && sum(lines) === price) return lines
  const fee = { title: words.fee, amount: Math.max(real, price) }
  return fee.amount === price ? [fee] : [fee, { title: words.discount, amount: price - fee.amount }]
}

/** Undefined if the schedule is not sold in that currency. */
export function buildQuote(info: DiscountInfo, currency: Currency, promo?: PromoCheck): Quote | undefined {
  const asked = info.prices.find((each) => each.currency === currency)
  if (!asked) return undefined
  const base = buildBaseLines(asked)
  const off = promo?.is_valid && promo.currency === currency ? Math.min(promo.discount, asked.price) : 0
  const lines = off > 0 ? [...base, { title: words.promo, amount: -off }] : base
  const saved = lines.reduce((total, { amount }) => total - Math.min(amount, 0), 0)
  return { currency, lines, total: asked.price - off, saved }
}

/** The quote of the rest of a booking. */
export function buildDueQuote({ paid, due, currency }: Booking): Quote {
  const fee = { title: words.fee, amount: paid + due }
  const lines = paid > 0 ? [fee, { title: words.paidBefore, amount: -paid }] : [fee]
  return { currency, lines, total: due, saved: 0 }
}
