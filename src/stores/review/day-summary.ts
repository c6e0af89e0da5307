/**
 * A few numbers about the coming days, in the small storage: the learner's day shows them without reading the
 * cards or the code that plans them. (docs/decisions/0033)
 */

import * as v from 'valibot'
import { rememberOwn } from '#src/stores/session/own-storage.ts'

const KEY = 'review-day'

/** `2026-11-26`, in Dhaka, with the number of its cards. */
const DayCount = v.object({ day: v.string(), count: v.number() })

const DaySummary = v.object({
  /** The day on which it was written, and what was done then. */
  day: v.string(),
  done: v.number(),
  /** Seconds for one card. */
  speed: v.number(),
  /** What today's cards are made of. */
  origins: v.array(v.tuple([v.string(), v.number()])),
  days: v.array(DayCount),
})
export type DaySummary = v.InferOutput<typeof DaySummary>

export const rememberDay = (summary: DaySummary) => void rememberOwn(KEY, summary)
