/** A day as people write it, day first, in Bengali or Latin digits. (rulings R3, R30) */
import { formatDigits, convertToLatin } from '#src/lib/bn.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'

const WRITTEN = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/
const EARLIEST = '1900-01-01'

const twoDigits = (part: string) => part.padStart(2, '0')

/** `২৪/১১/১৯৯৮` → `1998-11-24`; undefined when it is no day, or one that is still to come. */
export function dayIn(typed: string, now: number = Date.now()): string | undefined {
  const [, day, month, year] = WRITTEN.exec(convertToLatin(typed).trim()) ?? []
  if (day === undefined || month === undefined || year === undefined) return undefined
  const written = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const date = new Date(`${written}T00:00:00Z`)
  // The 31st of February reads as a day of March: then it was no day.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
  return isDay && written >= EARLIEST && written < getDhakaDay(now) ? written : undefined
}

/** `1998-11-24` → `২৪/১১/১৯৯৮`; empty text when there is none. */
export function dayText(day: string | null | undefined): string {
  return day ? formatDigits(day.split('-').toReversed().join('/')) : ''
}
