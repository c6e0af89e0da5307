/**
 * Counts what a logout would delete. The app supplies the counting, since it reads every feature. (ruling
 * R21)
 */

export interface UnsentWork {
  count: number
  /** False if the device did not say which files and answers are stored on it. */
  isWhole: boolean
  /** Bytes of kept classes, which go too. (ruling R68) */
  keptBytes?: number
}

let count: () => Promise<UnsentWork> = () => Promise.resolve({ count: 0, isWhole: true })

export function connectUnsentCount(given: () => Promise<UnsentWork>): void {
  count = given
}

/** Rejects if the counting code cannot be loaded. */
export function countUnsent(): Promise<UnsentWork> {
  return count()
}
