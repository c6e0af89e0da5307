/** A period of education or experience in its form: month and year are enough. (ruling R55) */

import * as v from 'valibot'
import { formatDateTile, formatDigits } from '#src/lib/bn.ts'
import { isBlank, trimText } from '#src/lib/invisible.ts'
import { isBackwards } from '#src/lib/talent-rule.ts'
import type { Problems } from '#src/ui/fields/use-draft-form.ts'
import { words } from './words.ts'

/** Values that both kinds share in form and list. */
export interface Period {
  _id: string
  place: string
  role: string
  note: string
  date_from: string
  date_to?: string | null | undefined
}

export const PeriodValues = v.object({
  place: v.string(),
  role: v.string(),
  note: v.string(),
  from_month: v.string(),
  from_year: v.string(),
  to_month: v.string(),
  to_year: v.string(),
  goes_on: v.boolean(),
})
export type PeriodValues = v.InferOutput<typeof PeriodValues>

const readMonth = (day: string | null | undefined) => ({
  year: day?.slice(0, 4) ?? '',
  month: day?.slice(5, 7) ?? '',
})

export function readPeriod(period: Period | undefined): PeriodValues {
  const { place = '', role = '', note = '', date_from, date_to } = period ?? {}
  const from = readMonth(date_from)
  const to = readMonth(date_to)
  return {
    place,
    role,
    note,
    from_month: from.month,
    from_year: from.year,
    to_month: to.month,
    to_year: to.year,
    goes_on: period !== undefined && !date_to,
  }
}

/**
 * The first of the month, unless the day is already known and the month is unchanged; undefined while a part
 * is missing.
 */
function buildDay(year: string, month: string, before: string | null | undefined): string | undefined {
  if (year === '' || month === '') return undefined
  return before?.startsWith(`${year}-${month}`) ? before : `${year}-${month}-01`
}

export function buildPeriod(values: PeriodValues, period: Period | undefined) {
  const { place, role, note, from_year, from_month, to_year, to_month, goes_on } = values
  return {
    place: trimText(place),
    role: trimText(role),
    note: trimText(note),
    date_from: buildDay(from_year, from_month, period?.date_from) ?? '',
    date_to: goes_on ? null : (buildDay(to_year, to_month, period?.date_to) ?? null),
  }
}

export type PeriodBody = ReturnType<typeof buildPeriod>

export function findPeriodProblems(
  values: PeriodValues,
  kind: 'education' | 'experience',
): Problems<PeriodValues> {
  const { periods } = words
  const { date_from, date_to } = buildPeriod(values, undefined)
  const hasEnd = values.goes_on || date_to !== null
  return {
    ...(isBlank(values.place) && { place: words[kind].noPlace }),
    ...(isBlank(values.role) && { role: words[kind].noRole }),
    ...(date_from === '' && { from_month: periods.noStart }),
    ...(!hasEnd && { to_month: periods.noEnd }),
    ...(date_from !== '' && isBackwards(date_from, date_to) && { to_month: periods.backwards }),
  }
}

export const MONTHS = Array.from({ length: 12 }, (_, at) => {
  const value = String(at + 1).padStart(2, '0')
  return { value, label: formatDateTile(`2000-${value}-01`)?.month ?? value }
})

const YEARS_BACK = 60

/** Newest first, since most are recent; `ahead` for an end in the future. */
export function listYears(year: number, ahead: number) {
  return Array.from({ length: YEARS_BACK + ahead + 1 }, (_, at) => {
    const value = String(year + ahead - at)
    return { value, label: formatDigits(value) }
  })
}
