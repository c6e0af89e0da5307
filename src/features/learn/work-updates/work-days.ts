/** Days of work updates: which can still be written, which exist, and the streak. (ruling R57) */

import type { WorkUpdate } from '#src/api/shapes/work-update.ts'
import { getDhakaDay, type Instant, parseInstant } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { countStreak } from '#src/lib/week.ts'
import type { WorkWrite } from './work-queue.ts'

/** Today and the six days before it. */
const OPEN_DAYS = 7

/** The day this many days before, as `YYYY-MM-DD` in Dhaka. */
function getDayBefore(now: Instant, days: number): string {
  return getDhakaDay((parseInstant(now)?.getTime() ?? 0) - days * DAY_MS)
}

/** Lists the days that may be written, today first. */
export function listOpenDays(now: Instant): string[] {
  return Array.from({ length: OPEN_DAYS }, (_, days) => getDayBefore(now, days))
}

/** An update as shown: from the server, or not sent yet. */
export interface ShownWork {
  date: string
  text: string
  link: string | null
  state: 'saved' | 'waiting' | 'refused'
  refusal?: string | undefined
}

/** Merges the server's updates with the queued ones, newest day first; a queued one replaces the server's. */
export function mergeWork(saved: readonly WorkUpdate[], waiting: readonly WorkWrite[]): ShownWork[] {
  const byDay = new Map<string, ShownWork>()
  for (const { date, text, link } of saved)
    byDay.set(date, { date, text, link: link ?? null, state: 'saved' })
  for (const { date, text, link, refusal } of waiting) {
    byDay.set(date, {
      date,
      text,
      link: link || null,
      state: refusal === undefined ? 'waiting' : 'refused',
      refusal,
    })
  }
  return [...byDay.values()].toSorted((one, other) => other.date.localeCompare(one.date))
}

/** One day a week is free. */
export function countWorkStreak(work: readonly ShownWork[], now: Instant): number {
  return countStreak(new Set(work.map(({ date }) => date)), getDhakaDay(now))
}

/** Groups by month, `YYYY-MM`, in the order of the list. */
export function groupByMonth(work: readonly ShownWork[]): [month: string, work: ShownWork[]][] {
  return [...Map.groupBy(work, ({ date }) => date.slice(0, 7))]
}
