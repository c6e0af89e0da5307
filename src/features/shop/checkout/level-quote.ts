/** Finds the levels of an assessment that can be bought, and the price of the chosen ones. (rulings R31, R37) */

import type { OwnLevel } from '#src/api/shapes/assessment.ts'
import type { Currency } from '#src/api/shapes/booking.ts'
import { getDisplayedPrice, getOldPrice } from '#src/lib/price.ts'
import type { Quote } from './quote.ts'
import { words } from './words.ts'

/** Tells whether an owned level has no tries left: another set has its own price. */
export function isAnotherSet({ is_owned: isOwned, tries_left: left }: OwnLevel): boolean {
  return isOwned && left === 0
}

function getTaka(level: OwnLevel): { price: number | undefined; real: number | undefined } {
  if (isAnotherSet(level))
    return { price: getDisplayedPrice({ live_price: level.retry_price }), real: undefined }
  const prices = { live_price: level.price, live_price_real: level.price_real }
  return { price: getDisplayedPrice(prices), real: getOldPrice(prices) }
}

/** Undefined if it is not sold in that currency. */
export function getPriceIn(level: OwnLevel, currency: Currency): number | undefined {
  if (currency === 'BDT') return getTaka(level).price
  const abroad = level.abroad.find((each) => each.currency === currency)
  return (isAnotherSet(level) ? abroad?.retry_price : abroad?.price) ?? undefined
}

export function isForSale(level: OwnLevel): boolean {
  return (!level.is_owned || isAnotherSet(level)) && (getTaka(level).price ?? 0) > 0
}

/**
 * One line per level, then the discount; the lines add up. Undefined if one of them is not sold in the
 * currency.
 */
export function buildLevelQuote(chosen: readonly OwnLevel[], currency: Currency): Quote | undefined {
  const prices = chosen.map((level) => getPriceIn(level, currency))
  if (prices.includes(undefined)) return undefined
  const total = prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)
  const reals = chosen.map(
    (level, at) => (currency === 'BDT' ? getTaka(level).real : undefined) ?? prices[at] ?? 0,
  )
  const saved = reals.reduce((sum, real) => sum + real, 0) - total
  const lines = chosen.map(({ no, title }, at) => ({
    title: words.levels.line(no, title),
    amount: reals[at] ?? 0,
  }))
  return {
    currency,
    lines: saved > 0 ? [...lines, { title: words.discount, amount: -saved }] : lines,
    total,
    saved,
  }
}
