/** The one place that reads the device's clock: whatever is compared with an instant of the server asks for the server's time. (spec 9, ruling R34) */

/** A clock that is off by less, in milliseconds, is right: a slow line takes as long to bring the server's date. */
const CLOSE = 5000

/** Server time at the zero of the page's steady clock; undefined while the device's clock is right as far as is known. */
let base: number | undefined
const listeners = new Set<() => void>()

/** The device's own time in milliseconds, for lengths and stamps that never leave the device. */
export const getDeviceNow = (): number => Date.now()

/** The server's time in milliseconds; the device's until a reply has shown that it is wrong. */
export const getServerNow = (): number => (base === undefined ? Date.now() : base + performance.now())

/**
 * Takes the time from the date of a reply. A kept reply tells an earlier time, so once the device's clock is known as wrong
 * only a later one counts; the steady clock carries it on, whatever is done to the device's.
 */
export function learnServerTime(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '')
  const ahead = at - getServerNow()
  if (base === undefined ? !(Math.abs(ahead) > CLOSE) : !(ahead > 0)) return
  base = at - performance.now()
  if (Math.abs(ahead) > CLOSE) for (const listener of listeners) listener()
}

/** Calls back when the time jumps, until the returned function is called. */
export function watchServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
