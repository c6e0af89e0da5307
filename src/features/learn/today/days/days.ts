/** Rules of a list of days: the week above it, the target day of a press, and classes at the same time. */

import type { Appointment, AppointmentDay } from '#src/api/shapes/live.ts'
import { getDhakaDay, type Instant } from '#src/lib/dhaka.ts'
import { DAY_MS, MINUTE_MS } from '#src/lib/duration.ts'

const DAYS_A_WEEK = 7

/** Seven dates from today on, or from this many weeks later. */
export function listWeek(now: Instant, weeks: number): string[] {
  const first = new Date(now).getTime() + weeks * DAYS_A_WEEK * DAY_MS
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => getDhakaDay(first + at * DAY_MS))
}

/** The week of a date, counted from the current one. */
export function countWeeks(now: Instant, date: string): number {
  return Math.floor((Date.parse(date) - Date.parse(getDhakaDay(now))) / (DAYS_A_WEEK * DAY_MS))
}

/** The day itself, or the next one with an appointment; undefined if there is none. */
export function findNextDay(days: readonly AppointmentDay[], date: string): string | undefined {
  return days.find((each) => each.date >= date)?.date
}

const getEnd = ({ at, end_at }: Appointment) => Date.parse(end_at ?? at)

/** Another class on that day that runs at the same time, and for how many minutes. */
export function findOverlap(
  one: Appointment,
  day: readonly Appointment[],
): { title: string; minutes: number } | undefined {
  if (one.kind !== 'live') return undefined
  for (const other of day) {
    if (other._id === one._id || other.kind !== 'live') continue
    const shared = Math.min(getEnd(one), getEnd(other)) - Math.max(Date.parse(one.at), Date.parse(other.at))
    if (shared >= MINUTE_MS) return { title: other.title, minutes: Math.round(shared / MINUTE_MS) }
  }
  return undefined
}
