/**
 * The price of an assessment or a level, by the same rule as for courses. (spec 4 Displayed price, ruling
 * R31)
 */

import { getDisplayedPrice, getOldPrice } from '#src/lib/price.ts'

interface Priced {
  price?: number | null
  price_real?: number | null
}

export function getShownPrice({ price, price_real }: Priced): {
  price: number | undefined
  old: number | undefined
} {
  const prices = { live_price: price, live_price_real: price_real }
  return { price: getDisplayedPrice(prices), old: getOldPrice(prices) }
}
