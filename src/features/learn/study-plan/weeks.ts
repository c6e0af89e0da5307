/** Groups the days of a module by calendar weeks from Saturday; a recorded course has no dates and is one list. (spec 3 Weekdays) */
import type { StudyDay } from '#src/api/shapes/study-plan.ts'
import type { StudyItem } from '#src/api/shapes/study-item.ts'

const DAY = 86_400_000
const WEEK = 7
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
  isPast: boolean
  days: StudyDay[]
}

const countDays = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY)
const formatDay = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)
const countWeeks = (date: string) => Math.floor((countDays(date) - FIRST_SATURDAY) / WEEK)

const UNFINISHED: ReadonlySet<StudyItem['state']> = new Set(['open', 'due', 'today', 'moved', 'missed'])

export function isShown(item: StudyItem, filter: PlanFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'unfinished') return UNFINISHED.has(item.state)
  if (filter === 'class') return item.kind === 'live' || item.kind === 'recording'
  return item.kind === filter
}

function filterDays(days: readonly StudyDay[], filter: PlanFilter): StudyDay[] {
  return days.map((day) => ({ ...day, items: day.items.filter((item) => isShown(item, filter)) })).filter(({ items }) => items.length > 0)
}

function buildWeek(days: StudyDay[], week: number, first: number, now: number): Week {
  const from = FIRST_SATURDAY + week * WEEK
  return {
    key: String(week),
    from: formatDay(from),
    to: formatDay(from + WEEK - 1),
    no: week - first + 1,
    isCurrent: week === now,
    isPast: week < now,
    days,
  }
}

/**
 * Sorts the weeks of a module: current and future ones first, then past ones from the newest. A module that is over starts with its
 * first week. `firstDate` is the first dated day of the batch, `today` the date in Dhaka.
 */
export function groupWeeks(days: readonly StudyDay[], filter: PlanFilter, firstDate: string | undefined, today: string): Week[] {
  const shown = filterDays(days, filter)
  const dated = shown.filter((day): day is StudyDay & { date: string } => typeof day.date === 'string')
  const undated = shown.filter((day) => !day.date)
  const first = countWeeks(firstDate ?? dated[0]?.date ?? today)
  const now = countWeeks(today)
  const byWeek = Map.groupBy(dated, (day) => countWeeks(day.date))
  const weeks = [...byWeek].toSorted(([a], [b]) => a - b).map(([week, own]) => buildWeek(own, week, first, now))
  const past = weeks.filter(({ isPast }) => isPast)
  const ahead = weeks.filter(({ isPast }) => !isPast)
  const ordered = ahead.length > 0 ? [...ahead, ...past.toReversed()] : past
  return undated.length > 0 ? [...ordered, { key: 'undated', isCurrent: false, isPast: false, days: undated }] : ordered
}
