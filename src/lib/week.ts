/** Calendar weeks from Saturday to Friday, and the streak of days on which somebody learnt. */

import { DHAKA_OFFSET, getDhakaDay, type Instant, parseInstant } from './dhaka.ts'
import { DAY_MS, MINUTE_MS } from './duration.ts'

const DAYS_A_WEEK = 7
/** As `Date.prototype.getUTCDay` counts. */
const SATURDAY = 6

/** Whose midnight begins a day: the classes' own in Dhaka, or that of the device. */
export type DayClock = 'dhaka' | 'own'

/** The day of an instant as `YYYY-MM-DD`; empty text when it cannot be read. */
export function getDayOn(instant: Instant, clock: DayClock, offset?: number): string {
  if (clock === 'dhaka') return getDhakaDay(instant)
  const date = parseInstant(instant)
  if (date === undefined) return ''
  // Moved so that Dhaka's day is the device's.
  const own = offset ?? date.getTimezoneOffset()
  return getDhakaDay(date.getTime() - (own - DHAKA_OFFSET) * MINUTE_MS)
}

/** Tells whether the device's days begin at another time than Dhaka's. */
export const hasOwnDays = (now: Instant): boolean => parseInstant(now)?.getTimezoneOffset() !== DHAKA_OFFSET

/** The day this many days later, or earlier if negative. */
export function shiftDay(day: string, by: number): string {
  return getDhakaDay(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS)
}

/** The Saturday on which the week of a day begins. */
export function findSaturday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return shiftDay(day, -((weekday - SATURDAY + DAYS_A_WEEK) % DAYS_A_WEEK))
}

/** The seven days of the week that begins on this Saturday. */
export function listWeekDays(saturday: string): string[] {
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => shiftDay(saturday, at))
}

/** Reads a date of an address; undefined if there is no such day. */
export function parseDay(text: string | undefined): string | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  // JavaScript reads 30 February as 2 March.
  return Number.isNaN(time) || getDhakaDay(time) !== text ? undefined : text
}

/**
 * Counts the days up to today on which somebody learnt. One day a week is free: the first missing one of a
 * week is skipped, a second one ends the streak. Today is not over, so it is never missing.
 */
export function countStreak(days: ReadonlySet<string>, today: string): number {
  let streak = 0
  let saturday = ''
  let isFreeDayTaken = false
  for (let day = days.has(today) ? today : shiftDay(today, -1); ; day = shiftDay(day, -1)) {
    const week = findSaturday(day)
    if (week !== saturday) isFreeDayTaken = false
    saturday = week
    if (days.has(day)) streak += 1
    else if (isFreeDayTaken) return streak
    else isFreeDayTaken = true
  }
}

/** The free day of a week: its only missing day before today; undefined if none or several are missing. */
export function findFreeDay(
  days: ReadonlySet<string>,
  week: readonly string[],
  today: string,
): string | undefined {
  const missing = week.filter((day) => day < today && !days.has(day))
  return missing.length === 1 ? missing[0] : undefined
}
