/** When classes are: clock times and days as the contract writes them, as people read them. Times are Dhaka's. (ruling R4) */
import { bnTime, WEEKDAYS, type Weekday } from './bn.ts'
import type { Instant } from './dhaka.ts'

/** Any day will do: only the hour is read. */
const ANY_DAY = '2000-01-01'

/** `21:00` → `রাত ৯:০০`. Empty when it is no time. */
export function clockWords(time: string): string {
  return bnTime(`${ANY_DAY}T${time}:00+06:00`)
}

function joined(start: string, end: string): string {
  if (start === '' || end === '') return start
  const part = `${start.split(' ')[0]} `
  return `${start}–${end.startsWith(part) ? end.slice(part.length) : end}`
}

/** `21:00`, `22:30` → `রাত ৯:০০–১০:৩০`; the part of the day is said once where it is the same. */
export function hoursWords(from: string | null | undefined, to?: string | null): string {
  return joined(from ? clockWords(from) : '', to ? clockWords(to) : '')
}

/** The same for two instants: `সকাল ১০:০০–দুপুর ১২:০০`. */
export function spanWords(from: Instant, to?: Instant | null): string {
  return joined(bnTime(from), to ? bnTime(to) : '')
}

/** `Saturday` → `শনি`; the word for every day stays whole. */
export function shortWeekday(day: Weekday): string {
  return day === 'Everyday' ? WEEKDAYS[day] : WEEKDAYS[day].replace(/বার$/, '')
}

/** `শনি, সোম, বুধ`; the one long name is cut, as calendars do: `রবি, মঙ্গল, বৃহঃ`. */
export function weekdaysWords(days: readonly Weekday[]): string {
  return days.map((day) => (day === 'Thursday' ? 'বৃহঃ' : shortWeekday(day))).join(', ')
}
