/**
 * Dates, numbers and money of a paper, in its language: Bengali ones come from `bn.ts`. What writes names and
 * titles in Latin letters loads with the first paper in English.
 */

import {
  convertToLatin,
  type Currency,
  formatDate,
  formatDuration,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatReachedPercent,
} from '#src/lib/bn.ts'
import { type Instant, parseInstant, readWallClock } from '#src/lib/dhaka.ts'
import { formatPeriod } from '#src/lib/talent-period.ts'

export type PaperLanguage = 'bn' | 'en'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

function readDate(instant: Instant) {
  const date = parseInstant(instant)
  if (date === undefined) return undefined
  const { day, month, year } = readWallClock(date)
  return { day, month: MONTHS[month] ?? '', year }
}

/** `22 November 2024`. */
function formatEnglishDate(instant: Instant): string {
  const date = readDate(instant)
  return date ? `${date.day} ${date.month} ${date.year}` : ''
}

function formatEnglishMonth(instant: Instant): string {
  const date = readDate(instant)
  return date ? `${date.month} ${date.year}` : ''
}

/** With lakh grouping, as English papers here have it: `12,34,567`. */
function formatEnglishNumber(value: number): string {
  if (!Number.isFinite(value)) return ''
  const [whole = '0', rest] = String(Math.round(Math.abs(value) * 100) / 100).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{2})*\d{3}$)/g, ',')
  return `${value < 0 ? '-' : ''}${grouped}${rest === undefined ? '' : `.${rest}`}`
}

function formatEnglishHours(hours: number): string {
  const minutes = Math.round(hours * 60)
  const [full, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [full > 0 && `${full} ${full === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`]
    .filter(Boolean)
    .join(' ')
}

function formatEnglishPeriod(from: string, to: string | null | undefined): string {
  const [start, end] = [formatEnglishMonth(from), to ? formatEnglishMonth(to) : 'present']
  return start === end ? start : `${start} – ${end}`
}

export const FORMATS = {
  bn: {
    date: formatDate,
    month: formatMonth,
    number: formatNumber,
    percent: formatPercent,
    reachedPercent: formatReachedPercent,
    hours: (hours: number) => formatDuration(hours * 3600),
    money: formatMoney,
    period: formatPeriod,
  },
  en: {
    date: formatEnglishDate,
    month: formatEnglishMonth,
    number: formatEnglishNumber,
    percent: (value: number) => convertToLatin(formatPercent(value)),
    reachedPercent: (value: number) => convertToLatin(formatReachedPercent(value)),
    hours: formatEnglishHours,
    money: (amount: number, currency: Currency) => `${currency} ${formatEnglishNumber(Math.round(amount))}`,
    period: formatEnglishPeriod,
  },
} as const satisfies Record<PaperLanguage, object>
