/** Tells when a live class can be joined. (spec 9 Live window default) */

import { parseInstant, type Instant } from './dhaka.ts'

/** The length of a class without an end: 1.5 hours, in milliseconds. (spec 9) */
export const LIVE_WINDOW_MS = 90 * 60_000
/**
 * How long before its start a class counts as soon and opens, in milliseconds. Our choice: the specification
 * is silent.
 */
export const SOON_MS = 15 * 60_000

export type LiveState = 'later' | 'soon' | 'live' | 'ended'

/**
 * The state of a class: `later`, `soon` in the 15 minutes before it, `live` from its start until its end
 * (start included, end not), then `ended`. A missing or unreadable `end` means 1.5 hours after the start. An
 * unreadable start is `later`: a class without a time cannot be joined and has not been missed. (spec 9)
 */
export function getLiveState(start: Instant, now: Instant, end?: Instant | null): LiveState {
  const from = parseInstant(start)?.getTime()
  const at = parseInstant(now)?.getTime()
  if (from === undefined || at === undefined) return 'later'
  const until = parseInstant(end ?? '')?.getTime() ?? from + LIVE_WINDOW_MS
  if (at >= until) return 'ended'
  if (at >= from) return 'live'
  return at >= from - SOON_MS ? 'soon' : 'later'
}
