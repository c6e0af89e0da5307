/**
 * Counts what a logout would delete. The app supplies the counting, since it reads every feature. (ruling
 * R21)
 */
let count: () => Promise<number> = () => Promise.resolve(0)

export function connectUnsentCount(given: () => Promise<number>): void {
  count = given
}

/** Rejects if the counting code cannot be loaded. */
export function countUnsent(): Promise<number> {
  return count()
}
