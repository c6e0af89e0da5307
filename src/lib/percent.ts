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

/** Rounded down, where a limit stands beside it: it is reached only by what reaches it, and 100 only by all. */
export function computeReachedPercent(part: number, whole: number): number {
  return Math.floor(computeShare(part, whole))
}
