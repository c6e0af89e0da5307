/** Tells recent instants.  (spec 9) */

import { parseInstant, type Instant } from './dhaka.ts'
import { getServerNow } from './server-time.ts'

const RECENT_MS = 10 * 60_000

/** Includes both ends of the past 10 minutes; future and unreadable instants are not recent. (spec 9) */
export function isRecent(instant: Instant, now: Instant = getServerNow()): boolean {
  const then = parseInstant(instant)
  const at = parseInstant(now)
  if (then === undefined || at === undefined) return false
  const age = at.getTime() - then.getTime()
  return age >= 0 && age <= RECENT_MS
}
