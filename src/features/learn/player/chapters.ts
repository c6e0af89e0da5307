/** A video cut into its chapters. Positions in seconds. (ruling R30) */
import type { Chapter } from '#src/api/shapes/recording.ts'

export interface Part {
  /** From this second on; up to `to`, which is the next part's. */
  from: number
  to: number
  title: string
}

/**
 * The chapters in order with their ends; chapters beyond the end are left out, and what lies before the first one is a part
 * without a title. A video without chapters is one part.
 */
export function partsOf(chapters: readonly Chapter[], duration: number): Part[] {
  const inside = chapters.filter(({ at }) => at < duration).toSorted((one, other) => one.at - other.at)
  const starts = inside[0]?.at === 0 ? inside : [{ at: 0, title: '' }, ...inside]
  return starts
    .map(({ at, title }, index) => ({ from: at, to: starts[index + 1]?.at ?? duration, title }))
    .filter(({ from, to }) => to > from || duration === 0)
}

/** Which part a position lies in. */
export function partAt(parts: readonly Part[], position: number): number {
  const found = parts.findLastIndex(({ from }) => position >= from)
  return Math.max(0, found)
}
