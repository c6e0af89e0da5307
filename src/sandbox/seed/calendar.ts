/**
 * The seed's calendar: days counted from the anchor's day, hours in Dhaka time. The same anchor always gives
 * the same instants. (rulings R4, R9; architecture "The sandbox")
 */

import type { Weekday } from '#src/api/shapes/scalar.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS, HOUR_MS } from '#src/lib/duration.ts'

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies readonly Weekday[]
/** After this hour today's class is over, so the seed moves to the next day. */
const LAST_HOUR = 22

export interface Calendar {
  /** `YYYY-MM-DD`, this many days from the anchor's day. */
  day(offset: number): string
  /** `HH:mm` in Dhaka on that day, as ISO 8601 in UTC. */
  at(offset: number, clock: string): string
  weekday(offset: number): Weekday
  /** An instant shortly before the anchor. */
  minutesAgo(minutes: number): string
  /** As {@link at}, but never later than the anchor, for events of the past. */
  past(offset: number, clock: string): string
}

export function makeCalendar(anchor: Date): Calendar {
  const today = Date.parse(`${getDhakaDay(anchor)}T00:00:00+06:00`)
  const isLate = anchor.getTime() - today >= LAST_HOUR * HOUR_MS
  const zero = today + (isLate ? DAY_MS : 0)
  const getMidnight = (offset: number) => zero + offset * DAY_MS

  const calendar: Calendar = {
    day: (offset) => getDhakaDay(getMidnight(offset)),
    at: (offset, clock) => new Date(`${getDhakaDay(getMidnight(offset))}T${clock}:00+06:00`).toISOString(),
    weekday: (offset) => WEEKDAYS[new Date(`${getDhakaDay(getMidnight(offset))}T00:00:00Z`).getUTCDay()]!,
    minutesAgo: (minutes) => new Date(anchor.getTime() - minutes * 60_000).toISOString(),
    past(offset, clock) {
      const instant = calendar.at(offset, clock)
      return instant < anchor.toISOString() ? instant : calendar.minutesAgo(1)
    },
  }
  return calendar
}
