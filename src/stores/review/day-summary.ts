/**
 * A few numbers about the coming days, in the small storage: the learner's day shows them without reading the
 * cards or the code that plans them. (docs/decisions/0033)
 */

import * as v from 'valibot'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'

const KEY = 'review-day'

const DaySummary = v.object({
  /** The day on which it was written, as `2026-11-26` in Dhaka, and what was done then. */
  day: v.string(),
  done: v.number(),
  goal: v.number(),
  /** Seconds for one card. */
  speed: v.number(),
  /** What today's cards are made of, in words. */
  origins: v.string(),
  /** The cards of each day, if those before it are done. */
  days: v.array(v.object({ day: v.string(), count: v.number() })),
})
type DaySummary = v.InferOutput<typeof DaySummary>

let writes = 0
const listeners = new Set<() => void>()

export function rememberDay(summary: DaySummary): void {
  rememberOwn(KEY, summary)
  writes += 1
  for (const tell of listeners) tell()
}

/** For a page that is open while the cards of the account arrive. */
export function followDay(onWrite: () => void): () => void {
  listeners.add(onWrite)
  return () => void listeners.delete(onWrite)
}
export const countDayWrites = () => writes

export interface DayNumbers {
  done: number
  left: number
  /** Seconds. */
  time: number
  tomorrow: number
  /** Empty on a later day, when others may be due. */
  origins: string
}

/** Undefined if the person never had a card here. */
export function recallToday(now: number): DayNumbers | undefined {
  const summary = recallOwn(KEY, DaySummary)
  if (summary === undefined) return undefined
  const today = getDhakaDay(now)
  const isSame = summary.day === today
  // What was not done on the days before waits as well, up to the goal.
  const waiting = summary.days.filter(({ day }) => day <= today).reduce((sum, { count }) => sum + count, 0)
  const done = isSame ? summary.done : 0
  const left = Math.min(waiting, Math.max(0, summary.goal - done))
  return {
    done,
    left,
    time: left * summary.speed,
    tomorrow: summary.days.find(({ day }) => day > today)?.count ?? 0,
    origins: isSame ? summary.origins : '',
  }
}
