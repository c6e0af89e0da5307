/** Exact arithmetic over marks: shares as integers over one common denominator, rounded once, at the end. */

/** A mark out of full marks, both with at most two decimals. */
export interface Share {
  mark: number
  marks: number
}

/** Numerators over a common denominator. */
interface Fractions {
  parts: readonly bigint[]
  whole: bigint
}

const countHundredths = (value: number) => BigInt(Math.round(value * 100))

function computeDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : computeDivisor(other, one % other)
}

/** Shares without full marks are skipped. */
function buildFractions(shares: readonly Share[]): Fractions {
  const real = shares
    .filter(({ marks }) => marks > 0)
    .map(({ mark, marks }) => [countHundredths(mark), countHundredths(marks)] as const)
  const whole = real.reduce((least, [, marks]) => (least / computeDivisor(least, marks)) * marks, 1n)
  return { parts: real.map(([mark, marks]) => mark * (whole / marks)), whole }
}

/** Rounds halves up; for non-negative values. */
function roundQuotient(part: bigint, whole: bigint): number {
  return Number((2n * part + whole) / (2n * whole))
}

const sumUp = (parts: readonly bigint[]) => parts.reduce((sum, each) => sum + each, 0n)

/** Finds the integer nearest to the root of a quotient; rounds halves up. */
function roundRoot(part: bigint, whole: bigint): number {
  let root = BigInt(Math.floor(Math.sqrt(Number(part / whole))))
  while ((2n * root + 1n) ** 2n * whole <= 4n * part) root += 1n
  while (root > 0n && (2n * root - 1n) ** 2n * whole > 4n * part) root -= 1n
  return Number(root)
}

/** Computes the mean in percent; undefined for no shares. */
export function computeMeanPercent(shares: readonly Share[]): number | undefined {
  const { parts, whole } = buildFractions(shares)
  return parts.length === 0 ? undefined : roundQuotient(100n * sumUp(parts), whole * BigInt(parts.length))
}

/** Sorts by descending share; equal ones keep their order. */
export function sortByShare<T extends Share>(all: readonly T[]): T[] {
  const computeProduct = (one: Share, other: Share) =>
    countHundredths(one.mark) * countHundredths(other.marks)
  return all.toSorted((one, other) => {
    const [mine, theirs] = [computeProduct(one, other), computeProduct(other, one)]
    return mine === theirs ? 0 : mine > theirs ? -1 : 1
  })
}

export const TENS = 10

export interface Spread {
  count: number
  /** In percent, like the next two. */
  mean: number
  median: number
  deviation: number
  /** The mean in marks with one decimal, if all have the same full marks. */
  meanMark: number | undefined
  /** How many lie between 0 and under 10 percent, and so on; 100 is in the last. */
  tens: readonly number[]
  passed: number
}

export function computeSpread(shares: readonly Share[], passPercent: number): Spread | undefined {
  const real = shares.filter(({ marks }) => marks > 0)
  const { parts, whole } = buildFractions(real)
  if (parts.length === 0) return undefined
  const count = BigInt(parts.length)
  const sum = sumUp(parts)
  const sorted = parts.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  const [lower, upper] = [sorted[Math.floor((parts.length - 1) / 2)]!, sorted[Math.floor(parts.length / 2)]!]
  const variance = count * sumUp(parts.map((each) => each * each)) - sum * sum
  const full = real[0]!.marks
  const isSame = real.every(({ marks }) => marks === full)
  const tens = Array.from({ length: TENS }, () => 0)
  for (const each of parts) {
    const ten = Math.min(TENS - 1, Number((10n * each) / whole))
    tens[ten] = (tens[ten] ?? 0) + 1
  }
  return {
    count: parts.length,
    mean: roundQuotient(100n * sum, whole * count),
    median: roundQuotient(100n * (lower + upper), 2n * whole),
    deviation: roundRoot(10_000n * variance, (count * whole) ** 2n),
    meanMark: isSame ? roundQuotient(sum * countHundredths(full), 10n * whole * count) / 10 : undefined,
    tens,
    passed: parts.filter((each) => 10_000n * each >= countHundredths(passPercent) * whole).length,
  }
}
