/** The days of a module by calendar weeks, Saturday first; a recorded course has no dates and is one list. (spec 3 Weekdays) */
import type { StudyDay } from '#src/api/shapes/study-plan.ts'
import type { StudyItem } from '#src/api/shapes/study-item.ts'

const DAY = 86_400_000
const WEEK = 7
/** 1970-01-01 was a Thursday: two days before a Saturday. */
const FIRST_SATURDAY = 2

export type PlanFilter = 'all' | 'class' | 'assignment' | 'exam' | 'unfinished'

export interface Week {
  key: string
  /** `YYYY-MM-DD` of its Saturday and Friday; none for days without dates. */
  from?: string
  to?: string
  /** Counted from the first week of the batch. */
  no?: number
  isCurrent: boolean
  isPast: boolean
  days: StudyDay[]
}

const dayNumber = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY)
const dateText = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)
const weekNumber = (date: string) => Math.floor((dayNumber(date) - FIRST_SATURDAY) / WEEK)

const UNFINISHED: ReadonlySet<StudyItem['state']> = new Set(['open', 'due', 'today', 'moved', 'missed'])

export function isShown(item: StudyItem, filter: PlanFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'unfinished') return UNFINISHED.has(item.state)
  if (filter === 'class') return item.kind === 'live' || item.kind === 'recording'
  return item.kind === filter
}

function shownDays(days: readonly StudyDay[], filter: PlanFilter): StudyDay[] {
  return days.map((day) => ({ ...day, items: day.items.filter((item) => isShown(item, filter)) })).filter(({ items }) => items.length > 0)
}

function weekOf(days: StudyDay[], week: number, first: number, now: number): Week {
  const from = FIRST_SATURDAY + week * WEEK
  return {
    key: String(week),
    from: dateText(from),
    to: dateText(from + WEEK - 1),
    no: week - first + 1,
    isCurrent: week === now,
    isPast: week < now,
    days,
  }
}

/**
 * The weeks of a module as they are shown: this one and what comes first, then the past ones from the newest. In a module without
 * a present week the past reads from its beginning. `firstDate` is the batch's first dated day, `today` Dhaka's date.
 */
export function weeksOf(days: readonly StudyDay[], filter: PlanFilter, firstDate: string | undefined, today: string): Week[] {
  const shown = shownDays(days, filter)
  const dated = shown.filter((day): day is StudyDay & { date: string } => typeof day.date === 'string')
  const undated = shown.filter((day) => !day.date)
  const first = weekNumber(firstDate ?? dated[0]?.date ?? today)
  const now = weekNumber(today)
  const byWeek = Map.groupBy(dated, (day) => weekNumber(day.date))
  const weeks = [...byWeek].toSorted(([a], [b]) => a - b).map(([week, own]) => weekOf(own, week, first, now))
  const past = weeks.filter(({ isPast }) => isPast)
  const ahead = weeks.filter(({ isPast }) => !isPast)
  const ordered = ahead.length > 0 ? [...ahead, ...past.toReversed()] : past
  return undated.length > 0 ? [...ordered, { key: 'undated', isCurrent: false, isPast: false, days: undated }] : ordered
}
