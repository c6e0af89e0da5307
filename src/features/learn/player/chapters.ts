/** Splits a video into its chapters. Positions in seconds. (ruling R30) */

import type { Chapter } from '#src/api/shapes/recording.ts'

export interface Part {
  /** First second of the part; `to` is the first second of the next. */
  from: number
  to: number
  title: string
}

/**
 * Sorts the chapters and adds their ends. Chapters beyond the end of the video are dropped; the time before the first one becomes a
 * part without a title. A video without chapters is one part.
 */
export function splitChapters(chapters: readonly Chapter[], duration: number): Part[] {
  const inside = chapters.filter(({ at }) => at < duration).toSorted((one, other) => one.at - other.at)
  const starts = inside[0]?.at === 0 ? inside : [{ at: 0, title: '' }, ...inside]
  return starts
    .map(({ at, title }, index) => ({ from: at, to: starts[index + 1]?.at ?? duration, title }))
    .filter(({ from, to }) => to > from || duration === 0)
}

/** Finds the index of the part at a position. */
export function findPartIndex(parts: readonly Part[], position: number): number {
  const found = parts.findLastIndex(({ from }) => position >= from)
  return Math.max(0, found)
}
