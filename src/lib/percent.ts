/**
 * Shares in percent. Of nothing a share is 0, and it lies between 0 and 100. Marks have at most two decimals and
 * are counted in hundredths, since 29 of 50 times 100 is 57.99 in floating point.
 */

const countHundredths = (value: number) => Math.round(value * 100)

function computeShare(part: number, whole: number): number {
  const all = countHundredths(whole)
  return all <= 0 ? 0 : Math.min(100, Math.max(0, (100 * countHundredths(part)) / all))
}

/** In whole percent, halves rounded up. */
export function computePercent(part: number, whole: number): number {
  return Math.round(computeShare(part, whole))
}

/**
 * In whole percent, rounded down, for a share shown beside its limit: 69.9 must not look as if it reached 70,
 * and only the whole is 100.
 */
export function computeReachedPercent(part: number, whole: number): number {
  return Math.floor(computeShare(part, whole))
}
