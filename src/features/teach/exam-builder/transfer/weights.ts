/** Which answers are right, by the share of the marks that each earns, in percent: here an answer is right or wrong. */

export const isWhole = (weight: number) => weight > 99.9
export const isPart = (weight: number) => weight > 0 && !isWhole(weight)

/** Shares of several right answers make up the whole; a third is written with decimals. */
function haveEqualShares(weights: readonly number[]): boolean {
  const shares = weights.filter((weight) => weight > 0)
  const isWholeSum = Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100) < 0.1
  return shares.length > 1 && isWholeSum && shares.every((share) => Math.abs(share - shares[0]!) < 0.1)
}

/** `isClear`: nothing is lost by calling each answer right or wrong. */
export function readWeights(weights: readonly number[]): {
  isRight: (weight: number) => boolean
  isClear: boolean
} {
  const hasWhole = weights.some(isWhole)
  return {
    isRight: (weight) => isWhole(weight) || (!hasWhole && isPart(weight)),
    isClear: !weights.some(isPart) || (!hasWhole && haveEqualShares(weights)),
  }
}

/** Pairs share the marks of their question. */
export const shareMarks = (marks: number, parts: number) => Math.round((marks / parts) * 100) / 100
