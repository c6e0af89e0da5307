/** Formats the contract's class times and days for readers. Times are in Dhaka. (ruling R4) */

import { formatDay, formatTime, WEEKDAYS, type Weekday } from './bn.ts'
import { type Instant, isSameDhakaDay } from './dhaka.ts'

/** Any date works, since only the hour is formatted. */
const ANY_DAY = '2000-01-01'

/** `21:00` → `রাত ৯:০০`. Empty if it is not a time. */
export function formatClockTime(time: string): string {
  return formatTime(`${ANY_DAY}T${time}:00+06:00`)
}

function joinTimes(start: string, end: string): string {
  if (start === '' || end === '') return start
  const part = `${start.split(' ')[0]} `
  return `${start}–${end.startsWith(part) ? end.slice(part.length) : end}`
}

/** `21:00`, `22:30` → `রাত ৯:০০–১০:৩০`; a shared part of the day appears once. */
export function formatHours(from: string | null | undefined, to?: string | null): string {
  return joinTimes(from ? formatClockTime(from) : '', to ? formatClockTime(to) : '')
}

/** The same for two instants: `সকাল ১০:০০–দুপুর ১২:০০`. */
export function formatTimeSpan(from: Instant, to?: Instant | null): string {
  return joinTimes(formatTime(from), to ? formatTime(to) : '')
}

/** `রাত ৮:৪৫`, with its day unless that is today: `মঙ্গলবার, ৮ ডিসেম্বর, রাত ৮:৪৫`. */
export function formatMoment(instant: Instant, now: Instant): string {
  return isSameDhakaDay(instant, now) ? formatTime(instant) : `${formatDay(instant)}, ${formatTime(instant)}`
}

/** `Saturday` → `শনি`; the word for every day is not shortened. */
export function shortenWeekday(day: Weekday): string {
  return day === 'Everyday' ? WEEKDAYS[day] : WEEKDAYS[day].replace(/বার$/, '')
}

/** `শনি, সোম, বুধ`; the one long name is cut, as in calendars: `রবি, মঙ্গল, বৃহঃ`. */
export function formatWeekdays(days: readonly Weekday[]): string {
  return days.map((day) => (day === 'Thursday' ? 'বৃহঃ' : shortenWeekday(day))).join(', ')
}
