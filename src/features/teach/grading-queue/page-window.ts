/**
 * Which pages of the server hold the rows of one page of ours. A queue of unchecked work shrinks at the server while a teacher works
 * through it: what was checked has left, and all that comes after has moved up.
 */
export interface PageWindow {
  /** Of the server; counts from 1. */
  pages: readonly number[]
  /** Rows to leave out at the beginning. */
  skip: number
}

/** `gone`: rows before this page that have left the server's list. */
export function windowOf(page: number, size: number, gone: number): PageWindow {
  const start = Math.max((page - 1) * size - gone, 0)
  const first = Math.floor(start / size) + 1
  const skip = start % size
  return { pages: skip === 0 ? [first] : [first, first + 1], skip }
}
