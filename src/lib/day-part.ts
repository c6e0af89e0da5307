/** The six parts of a Bengali day; Intl and dayjs split them at other hours. (spec 4 Day parts in Bengali) */

import { parseInstant, type Instant, readWallClock } from './dhaka.ts'

export type DayPart = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

export const DAY_PART_WORDS: Readonly<Record<DayPart, string>> = {
  dawn: 'ভোর',
  morning: 'সকাল',
  noon: 'দুপুর',
  afternoon: 'বিকাল',
  evening: 'সন্ধ্যা',
  night: 'রাত',
}

/** The greeting for each part of the day: nobody says শুভ ভোর, and শুভ রাত্রি is a farewell. */
const GREETING_WORDS: Readonly<Record<DayPart, string>> = {
  dawn: 'শুভ সকাল',
  morning: 'শুভ সকাল',
  noon: 'শুভ দুপুর',
  afternoon: 'শুভ বিকাল',
  evening: 'শুভ সন্ধ্যা',
  night: 'শুভ সন্ধ্যা',
}

/** From this hour until dawn nobody says শুভ সন্ধ্যা any more. */
const LATE = 22
const LATE_GREETING = 'স্বাগতম'

/** The minute of the day at which a part ends; a part begins where the previous one ends. */
const ENDS: readonly (readonly [endsBefore: number, part: DayPart])[] = [
  [4 * 60, 'night'],
  [6 * 60, 'dawn'],
  [12 * 60, 'morning'],
  [15 * 60 + 30, 'noon'],
  [18 * 60 + 30, 'afternoon'],
  [19 * 60 + 30, 'evening'],
]

/** The part of the day at a wall-clock time; the first minute of a part belongs to it. (spec 4 Day parts in Bengali) */
export function getDayPartAt(hour: number, minute: number): DayPart {
  const minuteOfDay = hour * 60 + minute
  return ENDS.find(([endsBefore]) => minuteOfDay < endsBefore)?.[1] ?? 'night'
}

/** The part of the day in Dhaka; undefined when the instant cannot be read. (spec 4, ruling R4) */
export function getDayPart(instant: Instant): DayPart | undefined {
  const date = parseInstant(instant)
  if (date === undefined) return undefined
  const { hour, minute } = readWallClock(date)
  return getDayPartAt(hour, minute)
}

/**
 * Greets by the device's own clock, since a morning is where the person is: `শুভ সন্ধ্যা, নুসরাত`; only the
 * greeting without a name.
 */
export function greet(instant: Instant, callName?: string): string {
  const date = parseInstant(instant)
  const hour = date?.getHours() ?? LATE
  const minute = date?.getMinutes() ?? 0
  const part = getDayPartAt(hour, minute)
  const isLate = part === 'night' && (hour >= LATE || hour < 12)
  const greeting = isLate ? LATE_GREETING : GREETING_WORDS[part]
  return callName ? `${greeting}, ${callName}` : greeting
}
