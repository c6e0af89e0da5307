/**
 * The only file that reads the device's clock: anything compared with an instant from the server uses the
 * server's time. (spec 9, ruling R34)
 */

/**
 * A clock that is off by less, in milliseconds, counts as correct: on a slow connection the server's date
 * takes that long to arrive.
 */
const CLOSE = 5000

/**
 * Server time at the zero of the page's monotonic clock; undefined while the device's clock seems correct.
 */
let base: number | undefined
const listeners = new Set<() => void>()

/** The device's own time in milliseconds, for durations and timestamps that never leave the device. */
export const getDeviceNow = (): number => Date.now()

/** The server's time in milliseconds; the device's until a reply has shown that it is wrong. */
export const getServerNow = (): number => (base === undefined ? Date.now() : base + performance.now())

/** Server time at the zero of the monotonic clock by the last reply, trusted or not. */
let lastSeen = Number.NaN

/**
 * Learns the time from the date of a reply. A cached reply has an earlier time. Therefore, once the device's
 * clock is known to be wrong, a later time counts at once, and an earlier one only if two replies in a row
 * agree: one wrong date never stays.
 */
export function learnServerTime(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(at)) return
  const ahead = at - getServerNow()
  const seen = at - performance.now()
  const isAgreed = Math.abs(seen - lastSeen) <= CLOSE
  lastSeen = seen
  const isWrong = Math.abs(ahead) > CLOSE
  if (base === undefined ? !isWrong : !(ahead > 0 || (isWrong && isAgreed))) return
  base = seen
  if (isWrong) for (const listener of listeners) listener()
}

/** Trusts the device's clock again: for tests, whose files share this module. */
export function forgetServerTime(): void {
  base = undefined
  lastSeen = Number.NaN
}

/** Calls back when the time jumps, until the returned function is called. */
export function watchServerTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
