/**
 * Counts what a logout would delete, and sends what waits. The app supplies both, since they read every feature.
 * (rulings R21, R82)
 */

export interface UnsentWork {
  count: number
  /** False if the device did not say which files and answers are stored on it. */
  isWhole: boolean
  /** Bytes of kept classes, which go too. (ruling R68) */
  keptBytes?: number
}

interface UnsentPorts {
  count: () => Promise<UnsentWork>
  send: () => Promise<unknown>
}

let ports: UnsentPorts = {
  count: () => Promise.resolve({ count: 0, isWhole: true }),
  send: () => Promise.resolve(),
}

export function connectUnsent(given: UnsentPorts): void {
  ports = given
}

/** Rejects if the counting code cannot be loaded. */
export function countUnsent(): Promise<UnsentWork> {
  return ports.count()
}

/** Sends all that waits, whatever the back-off says. */
export function sendUnsent(): Promise<unknown> {
  return ports.send()
}
