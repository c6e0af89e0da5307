/** A date as people write it, day first, in Bengali or Latin digits. (rulings R3, R30) */

import { formatDigits, convertToLatin } from '#src/lib/bn.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { getServerNow } from '#src/lib/server-time.ts'

const WRITTEN = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/
/** As in forms and passports of other systems. */
const YEAR_FIRST = /^(\d{4})[\s/.-]+(\d{1,2})[\s/.-]+(\d{1,2})$/
const WITH_MONTH = /^(\d{1,2})[\s,.-]+([a-z]+|[\u0980-\u09e5]+)[\s,.-]+(\d{4})$/
/** Each month by its two names. */
const MONTHS = [
  ['জানুয়ারি', 'january'],
  ['ফেব্রুয়ারি', 'february'],
  ['মার্চ', 'march'],
  ['এপ্রিল', 'april'],
  ['মে', 'may'],
  ['জুন', 'june'],
  ['জুলাই', 'july'],
  ['আগস্ট', 'august'],
  ['সেপ্টেম্বর', 'september'],
  ['অক্টোবর', 'october'],
  ['নভেম্বর', 'november'],
  ['ডিসেম্বর', 'december'],
].map((names) => names.map((name) => name.normalize('NFC')))
const EARLIEST = '1900-01-01'

/** Finds a month by its name or its first three letters; old spellings end in ী. */
function findMonth(word: string): string | undefined {
  const wanted = word.replace(/ী$/, 'ি')
  const at = MONTHS.findIndex(
    ([bengali = '', english = '']) =>
      bengali === wanted || (wanted.length >= 3 && english.startsWith(wanted)),
  )
  return at === -1 ? undefined : String(at + 1)
}

/** Splits the typed text into day, month and year, in either order. */
function splitDay(typed: string): readonly (string | undefined)[] {
  const text = convertToLatin(cleanLine(typed)).normalize('NFC').toLowerCase()
  const written = WRITTEN.exec(text)
  if (written) return written.slice(1)
  const [, first, second, last] = YEAR_FIRST.exec(text) ?? []
  if (last !== undefined) return [last, second, first]
  const [, day, month = '', year] = WITH_MONTH.exec(text) ?? []
  return [day, findMonth(month), year]
}

const formatTwoDigits = (part: string) => part.padStart(2, '0')

/** `২৪/১১/১৯৯৮` → `1998-11-24`; undefined if it is not a date, or in the future. */
export function parseDay(typed: string, now: number = getServerNow()): string | undefined {
  const [day, month, year] = splitDay(typed)
  if (day === undefined || month === undefined || year === undefined) return undefined
  const written = `${year}-${formatTwoDigits(month)}-${formatTwoDigits(day)}`
  const date = new Date(`${written}T00:00:00Z`)
  // 31 February is parsed as a day in March: then it was not a valid date.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
  return isDay && written >= EARLIEST && written < getDhakaDay(now) ? written : undefined
}

/** `1998-11-24` → `২৪/১১/১৯৯৮`; empty if there is none. */
export function formatDayText(day: string | null | undefined): string {
  return day ? formatDigits(day.split('-').toReversed().join('/')) : ''
}
