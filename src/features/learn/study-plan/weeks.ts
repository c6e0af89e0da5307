/**
 * Splits a module by what the learner has to do: today, open work, coming and past days, each by calendar
 * weeks from Saturday. A recorded course has no dates and is one list. (spec 3 Weekdays)
 */

import type { StudyItem } from '#src/api/shapes/study-item.ts'
import type { StudyDay } from '#src/api/shapes/study-plan.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'

const DAYS_A_WEEK = 7
/** 1970-01-01 was a Thursday: two days before a Saturday. */
const FIRST_SATURDAY = 2

export type PlanFilter = 'all' | 'class' | 'assignment' | 'exam' | 'unfinished'

export interface Week {
  key: string
  /** Saturday and Friday as `YYYY-MM-DD`; undefined for days without dates. */
  from?: string
  to?: string
  /** Number of the week, counted from the first week of the batch. */
  no?: number
  isCurrent: boolean
  days: StudyDay[]
}

const countDays = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
const formatDay = (day: number) => getDhakaDay(day * DAY_MS)
const countWeeks = (date: string) => Math.floor((countDays(date) - FIRST_SATURDAY) / DAYS_A_WEEK)

const UNFINISHED: ReadonlySet<StudyItem['state']> = new Set(['open', 'due', 'today', 'moved', 'missed'])

export function isShown(item: StudyItem, filter: PlanFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'unfinished') return UNFINISHED.has(item.state)
  if (filter === 'class') return item.kind === 'live' || item.kind === 'recording'
  return item.kind === filter
}

function buildWeek(days: StudyDay[], week: number, first: number, now: number): Week {
  const from = FIRST_SATURDAY + week * DAYS_A_WEEK
  return {
    key: String(week),
    from: formatDay(from),
    to: formatDay(from + DAYS_A_WEEK - 1),
    no: week - first + 1,
    isCurrent: week === now,
    days,
  }
}

export interface ModuleParts {
  today: StudyDay[]
  /** Assignments and exams of earlier days that can still be submitted. */
  waiting: StudyDay[]
  /** From the nearest week on; days without dates are one week without a number. */
  ahead: Week[]
  /** From the newest week back; in a finished module from the first week on. */
  past: Week[]
}

const isWaiting = ({ kind, state }: StudyItem) =>
  (kind === 'assignment' || kind === 'exam') && (state === 'due' || state === 'open')

function pickItems(days: readonly StudyDay[], isPicked: (item: StudyItem) => boolean): StudyDay[] {
  return days
    .map((day) => ({ ...day, items: day.items.filter(isPicked) }))
    .filter(({ items }) => items.length > 0)
}

/** `firstDate` is the first dated day of the batch, from which its weeks count; `today` the date in Dhaka. */
export function splitModule(
  days: readonly StudyDay[],
  filter: PlanFilter,
  firstDate: string | undefined,
  today: string,
): ModuleParts {
  const shown = pickItems(days, (item) => isShown(item, filter))
  const dated = shown.filter((day): day is StudyDay & { date: string } => typeof day.date === 'string')
  const undated = shown.filter((day) => !day.date)
  const before = dated.filter(({ date }) => date < today)
  const first = countWeeks(firstDate ?? dated[0]?.date ?? today)
  const groupWeeks = (own: readonly StudyDay[]) =>
    [...Map.groupBy(own, ({ date }) => countWeeks(date ?? today))]
      .toSorted(([a], [b]) => a - b)
      .map(([week, each]) => buildWeek(each, week, first, countWeeks(today)))
  const ahead = groupWeeks(dated.filter(({ date }) => date > today))
  const past = groupWeeks(pickItems(before, (item) => !isWaiting(item)))
  const isOver = dated.length > 0 && before.length === dated.length
  return {
    today: dated.filter(({ date }) => date === today),
    waiting: pickItems(before, isWaiting),
    ahead: undated.length > 0 ? [...ahead, { key: 'undated', isCurrent: false, days: undated }] : ahead,
    past: isOver ? past : past.toReversed(),
  }
}

export interface PastCount {
  steps: number
  done: number
  missed: number
  /** Dates of the first and the last day. */
  from: string
  to: string
}

const DONE: ReadonlySet<StudyItem['state']> = new Set(['done', 'marked', 'under-review'])

/** Undefined without a dated day. */
export function countPast(weeks: readonly Week[]): PastCount | undefined {
  const days = weeks
    .flatMap((week) => week.days)
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
  const items = days.flatMap((day) => day.items)
  const [from, to] = [days[0]?.date, days.at(-1)?.date]
  if (!from || !to) return undefined
  return {
    steps: items.length,
    done: items.filter(({ state }) => DONE.has(state)).length,
    missed: items.filter(({ state }) => state === 'missed').length,
    from,
    to,
  }
}
