/** Turns digit keys into marks: one or two digits, and a half after a point. (ruling R49) */

/** A second digit within this time extends the first, in milliseconds. */
export const DIGITS_TOGETHER = 1000

export interface TypedDigit {
  row: string
  value: number
  at: number
}

interface Row {
  id: string
  marks: number
}

/**
 * The mark that a digit gives: by itself, or as the second digit of a mark above 9 if the row allows it.
 * Undefined above the full marks of the row.
 */
export function combineDigits(
  row: Row,
  digit: number,
  before: TypedDigit | undefined,
  now: number,
): number | undefined {
  const isSecond = before !== undefined && before.row === row.id && now - before.at < DIGITS_TOGETHER
  const both = isSecond ? before.value * 10 + digit : digit
  if (isSecond && before.value > 0 && both <= row.marks) return both
  return digit <= row.marks ? digit : undefined
}

/** True while one more digit could still belong to the mark. */
export function canGrow(mark: number, { marks }: Pick<Row, 'marks'>): boolean {
  return mark > 0 && mark * 10 <= marks
}

/** The mark after a point and this digit; undefined for anything but a half, and above the full marks. */
export function addHalf(
  mark: number | null,
  digit: number,
  { marks }: Pick<Row, 'marks'>,
): number | undefined {
  const half = Math.floor(mark ?? 0) + 0.5
  return digit === 5 && half <= marks ? half : undefined
}
