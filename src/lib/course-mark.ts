/**
 * One sum for what a course comes to: the weighted shares of its kinds of work. Report card, letter and
 * certificate take it from the numbers that they print. (rulings R52, R53)
 */

export interface WorkShare {
  /** In percent of the whole; kinds without anything to count leave their weight to the others. */
  weight: number
  got: number
  full: number
}

/** In percent, not rounded; undefined before there is anything to count. */
export function sumShares(shares: readonly WorkShare[]): number | undefined {
  const real = shares.filter(({ full }) => full > 0)
  const whole = real.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return undefined
  return real.reduce((sum, { weight, got, full }) => sum + (weight * 100 * got) / (full * whole), 0)
}

/** Each kind's weight in percent of those that count; 0 for the others. */
export function shareWeights<T extends WorkShare>(shares: readonly T[]): T[] {
  const whole = shares.reduce((sum, { weight, full }) => sum + (full > 0 ? weight : 0), 0)
  return shares.map((share) => ({
    ...share,
    weight: share.full > 0 && whole > 0 ? (share.weight / whole) * 100 : 0,
  }))
}
