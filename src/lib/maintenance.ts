/**
 * Server maintenance, announced by the client's own host (`status.json`) or by a server that says when to
 * retry. Times in milliseconds.
 */

import * as v from 'valibot'
import { DAY_MS } from './duration.ts'

/** Written by hand: seconds are optional, and without a zone it is Dhaka's time. */
const WRITTEN = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?$/i
const DHAKA = '+06:00'

const Instant = v.pipe(
  v.string(),
  v.transform((text) => {
    const [, day, time, zone = DHAKA] = WRITTEN.exec(text.trim()) ?? []
    return Date.parse(`${day}T${time}${zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`)
  }),
  v.finite(),
)
const Status = v.object({ maintenance: v.optional(v.object({ from: Instant, until: Instant })) })

export interface Rest {
  from: number
  /** Infinite for an implausible end, which is not shown. */
  until: number
}

/** How long before it starts the maintenance is announced. */
const AHEAD = 2 * 60 * 60 * 1000
/** No maintenance is longer: a year in the end's date is a typing error. */
const LONGEST = 7 * DAY_MS
/** A server that asks for a shorter wait is merely busy. */
const LEAST_WAIT = 15_000
/** A server that asks for a longer wait has a wrong clock. */
const MOST_WAIT = 12 * 60 * 60 * 1000

/** Undefined for a file that announces nothing, something in the past, or nothing readable. */
export function readStatus(file: unknown, now: number): Rest | undefined {
  const { success, output } = v.safeParse(Status, file)
  if (!success || output.maintenance === undefined) return undefined
  const { from, until } = output.maintenance
  const rest = { from, until: until - from > LONGEST ? Infinity : until }
  return rest.from < rest.until && rest.until > now && rest.from - now <= AHEAD ? rest : undefined
}

/** A rejection that names its end. */
export function readRefusal(
  { status, retryAfter }: { status?: number | undefined; retryAfter?: number | undefined },
  now: number,
): Rest | undefined {
  if (status !== 503 || retryAfter === undefined || retryAfter < LEAST_WAIT || retryAfter > MOST_WAIT)
    return undefined
  return { from: now, until: now + retryAfter }
}
