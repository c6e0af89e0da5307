/**
 * Numbers, money, dates and times as Bengali text. The only file that calls Intl, and only for digits,
 * grouping, sorting and graphemes: CLDR's Bengali names differ between phones, so day and month words are our
 * own. (ruling R3, ruling R4) Unreadable values (NaN, a broken date) become empty text, never `NaN` or
 * `Invalid Date`.
 */

import { DAY_PART_WORDS, getDayPartAt } from './day-part.ts'
import { parseInstant, DHAKA_OFFSET, type Instant, type WallClock, readWallClock } from './dhaka.ts'
import { splitSeconds } from './duration.ts'
import { getServerNow } from './server-time.ts'

const BENGALI_ZERO = '০'.charCodeAt(0)
const MONTHS = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
] as const
/** In the order of `Date.prototype.getUTCDay`. */
const DAYS = ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'] as const

/** The contract's day words in week order, Saturday first, with their Bengali names. (spec 3 Weekdays) */
export const WEEKDAYS = {
  Saturday: 'শনিবার',
  Sunday: 'রবিবার',
  Monday: 'সোমবার',
  Tuesday: 'মঙ্গলবার',
  Wednesday: 'বুধবার',
  Thursday: 'বৃহস্পতিবার',
  Friday: 'শুক্রবার',
  Everyday: 'প্রতিদিন',
} as const
export type Weekday = keyof typeof WEEKDAYS

const numberFormat = new Intl.NumberFormat('bn-BD', { numberingSystem: 'beng', maximumFractionDigits: 2 })
const collator = new Intl.Collator('bn', { numeric: true })
const segmenter = new Intl.Segmenter('bn', { granularity: 'grapheme' })

/** Latin digits to Bengali ones, everything else unchanged: `12:05` → `১২:০৫`. (ruling R3) */
export function formatDigits(text: string | number): string {
  return String(text).replace(/[0-9]/g, (digit) => String.fromCharCode(BENGALI_ZERO + Number(digit)))
}

/**
 * Bengali digits to Latin ones, everything else unchanged; every numeric input passes through this once.
 * (ruling R3)
 */
export function convertToLatin(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO))
}

/**
 * A number with Bengali digits and lakh grouping, at most two decimals: 1234567 → `১২,৩৪,৫৬৭`. (ruling R3)
 */
export function formatNumber(value: number): string {
  return Number.isFinite(value) ? numberFormat.format(value === 0 ? 0 : value) : ''
}

/** A mark with its full mark, if that is known: `৭/১০`; `–/১০` while there is no mark yet. */
export function formatMark(mark: number | null | undefined, marks?: number | null): string {
  const given = mark === null || mark === undefined ? '–' : formatNumber(mark)
  return marks === null || marks === undefined ? given : `${given}/${formatNumber(marks)}`
}

/** A whole percentage, halves rounded up: `৭০%`. */
export function formatPercent(value: number): string {
  return Number.isFinite(value) ? `${formatNumber(Math.round(value))}%` : ''
}

/**
 * A percentage beside a limit, rounded down: 69.9 of the needed 70 is `৬৯%`. Sums of shares may lie a little below
 * their value, which the six decimals take away.
 */
export function formatReachedPercent(value: number): string {
  return Number.isFinite(value) ? formatPercent(Math.floor(Number(value.toFixed(6)))) : ''
}

const LETTERS = ['ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ', 'ছ', 'জ', 'ঝ', 'ঞ'] as const

/** Letter of an option or a section by its index, the same on every page; a number after the last letter. */
export function formatLetter(at: number): string {
  return LETTERS[at] ?? formatNumber(at + 1)
}

const CURRENCY_SIGNS = { BDT: '৳', INR: '₹', USD: '$' } as const
export type Currency = keyof typeof CURRENCY_SIGNS

/** Whole units of a currency with the sign first: 25 USD → `$২৫`. (ruling R30, ruling R37) */
export function formatMoney(amount: number, currency: Currency): string {
  if (!Number.isFinite(amount)) return ''
  const whole = Math.round(amount)
  return `${whole < 0 ? '−' : ''}${CURRENCY_SIGNS[currency]}${formatNumber(Math.abs(whole))}`
}

/** Whole taka with the sign first, as shops here write them: 6000 → `৳৬,০০০`, -600 → `−৳৬০০`. (ruling R30) */
export function formatTaka(amount: number): string {
  return formatMoney(amount, 'BDT')
}

const ORDINAL_ENDINGS = ['তম', 'ম', 'য়', 'য়', 'র্থ', 'ম', 'ষ্ঠ', 'ম', 'ম', 'ম', 'ম'] as const

/** Formats a rank: 1 → `১ম`, 4 → `৪র্থ`, 11 → `১১তম`. */
export function formatOrdinal(place: number): string {
  return Number.isFinite(place) ? `${formatNumber(place)}${ORDINAL_ENDINGS[place] ?? 'তম'}` : ''
}

/** Compares Bengali text for sorting, numbers by value: ২ before ১০, Latin last. */
export function compareBengali(one: string, other: string): number {
  return collator.compare(one, other)
}

/** Splits a text into letters as a reader counts them: a conjunct with its signs is one. */
export function splitGraphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

function readClock(instant: Instant, offset: number = DHAKA_OFFSET): WallClock | undefined {
  const date = parseInstant(instant)
  return date === undefined ? undefined : readWallClock(date, offset)
}

const formatDayAndMonth = (clock: WallClock) => `${formatDigits(clock.day)} ${MONTHS[clock.month]}`

function timeWords({ hour, minute }: WallClock): string {
  return formatDigits(
    `${DAY_PART_WORDS[getDayPartAt(hour, minute)]} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`,
  )
}

/** The date in Dhaka: `২২ নভেম্বর, ২০২৪`. A plain `YYYY-MM-DD` keeps its day. (ruling R4) */
export function formatDate(instant: Instant): string {
  const clock = readClock(instant)
  return clock === undefined ? '' : `${formatDayAndMonth(clock)}, ${formatDigits(clock.year)}`
}

/** The day in Dhaka without its year: `২২ নভেম্বর`; empty when it cannot be read. */
export function formatDayMonth(instant: Instant): string {
  const clock = readClock(instant)
  return clock === undefined ? '' : formatDayAndMonth(clock)
}

/** The date in Dhaka for a row of a list: `২২ নভেম্বর`, with the year only where it is another one. */
export function formatListDate(instant: Instant): string {
  const clock = readClock(instant)
  if (clock === undefined) return ''
  return clock.year === readClock(getServerNow())?.year ? formatDayAndMonth(clock) : formatDate(instant)
}

/** The day in Dhaka with its name and no year: `সোমবার, ২৪ নভেম্বর`. (ruling R4) */
export function formatDay(instant: Instant): string {
  const clock = readClock(instant)
  return clock === undefined ? '' : `${DAYS[clock.weekday]}, ${formatDayAndMonth(clock)}`
}

/** The month in Dhaka with its year: `নভেম্বর ২০২৪`. A plain `YYYY-MM-DD` keeps its month. (ruling R4) */
export function formatMonth(instant: Instant): string {
  const clock = readClock(instant)
  return clock === undefined ? '' : `${MONTHS[clock.month]} ${formatDigits(clock.year)}`
}

/** The parts of a date tile: day `২৪`, month `নভেম্বর`, weekday without বার `সোম`; undefined when it cannot be read. (ruling R4) */
export function formatDateTile(
  instant: Instant,
): { day: string; month: string; weekday: string } | undefined {
  const clock = readClock(instant)
  if (clock === undefined) return undefined
  return {
    day: formatDigits(clock.day),
    month: MONTHS[clock.month] ?? '',
    weekday: (DAYS[clock.weekday] ?? '').replace(/বার$/, ''),
  }
}

/** The time of day in Dhaka on a twelve-hour clock with its day part: `রাত ১১:৫৯`. (spec 4 Day parts, ruling R4) */
export function formatTime(instant: Instant): string {
  const clock = readClock(instant)
  return clock === undefined ? '' : timeWords(clock)
}

/** Date and time in Dhaka: `২২ নভেম্বর, ২০২৪, রাত ১১:৫৯`. (ruling R4) */
export function formatDateTime(instant: Instant): string {
  const clock = readClock(instant)
  return clock === undefined
    ? ''
    : `${formatDayAndMonth(clock)}, ${formatDigits(clock.year)}, ${timeWords(clock)}`
}

/**
 * The same instant on the reader's own clock, with the day where it differs: `আপনার সময় দুপুর ১২:০০`.
 * Undefined if that clock already shows Dhaka's time. `offset` in minutes, as `getTimezoneOffset` gives it.
 * (ruling R4)
 */
export function formatOwnZoneTime(instant: Instant, offset?: number): string | undefined {
  const date = parseInstant(instant)
  if (date === undefined) return undefined
  const ownOffset = offset ?? date.getTimezoneOffset()
  if (ownOffset === DHAKA_OFFSET) return undefined
  const own = readWallClock(date, ownOffset)
  const day = own.day === readWallClock(date).day ? '' : `${formatDayAndMonth(own)}, `
  return `আপনার সময় ${day}${timeWords(own)}`
}

const SPANS = [
  [365 * 86_400, 'বছর'],
  [30 * 86_400, 'মাস'],
  [86_400, 'দিন'],
  [3600, 'ঘণ্টা'],
  [60, 'মিনিট'],
] as const

/** The distance from now in the largest whole unit: `৫ মিনিট আগে`, `২ দিন পর`; under a minute `এইমাত্র` or `এখনই`. */
export function formatRelative(instant: Instant, now: Instant = getServerNow()): string {
  const then = parseInstant(instant)
  const from = parseInstant(now)
  if (then === undefined || from === undefined) return ''
  const seconds = (then.getTime() - from.getTime()) / 1000
  const span = SPANS.find(([length]) => Math.abs(seconds) >= length)
  if (span === undefined) return seconds > 0 ? 'এখনই' : 'এইমাত্র'
  return `${formatNumber(Math.floor(Math.abs(seconds) / span[0]))} ${span[1]} ${seconds > 0 ? 'পর' : 'আগে'}`
}

/** Formats a length in seconds as words: `২ ঘণ্টা ৩৫ মিনিট`; under a minute in seconds. (spec 9) */
export function formatDuration(seconds: number): string {
  const length = splitSeconds(seconds)
  const words: string[] = []
  if (length.hours > 0) words.push(`${formatNumber(length.hours)} ঘণ্টা`)
  if (length.minutes > 0) words.push(`${formatNumber(length.minutes)} মিনিট`)
  return words.length > 0 ? words.join(' ') : `${formatNumber(length.seconds)} সেকেন্ড`
}

/**
 * Formats a wait in seconds: like {@link formatDuration}, but from one day on in days and hours: `১২ দিন ২
 * ঘণ্টা`.
 */
export function formatWait(seconds: number): string {
  const { hours } = splitSeconds(seconds)
  const days = Math.floor(hours / 24)
  if (days === 0) return formatDuration(seconds)
  return hours % 24 > 0
    ? `${formatNumber(days)} দিন ${formatNumber(hours % 24)} ঘণ্টা`
    : `${formatNumber(days)} দিন`
}

/** A length or position in seconds as a clock, hours only when there are any: 2538 → `৪২:১৮`, 3723 → `১:০২:০৩`. (ruling R30) */
export function formatClock(seconds: number): string {
  const { hours, minutes, seconds: rest } = splitSeconds(seconds)
  const formatTwoDigits = (value: number) => String(value).padStart(2, '0')
  return formatDigits(
    hours > 0
      ? `${hours}:${formatTwoDigits(minutes)}:${formatTwoDigits(rest)}`
      : `${minutes}:${formatTwoDigits(rest)}`,
  )
}

/** Formats the remaining seconds as a running clock: 275772 → `৩ দিন ০৪:৩৬:১২`. */
export function formatTimeLeft(seconds: number): string {
  const { hours, minutes, seconds: rest } = splitSeconds(seconds)
  const clock = formatDigits(
    [hours % 24, minutes, rest].map((part) => String(part).padStart(2, '0')).join(':'),
  )
  const days = Math.floor(hours / 24)
  return days > 0 ? `${formatNumber(days)} দিন ${clock}` : clock
}

/** Words, signs and blanks of a text, in order: a word is never cut, so no conjunct is either. */
export function splitWords(text: string): string[] {
  const words = new Intl.Segmenter('bn', { granularity: 'word' })
  return Array.from(words.segment(text), ({ segment }) => segment)
}
