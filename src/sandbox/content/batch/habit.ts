/** Learning days of a week, and the current streak. */

import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { HabitDay } from '#src/api/shapes/progress.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import type { Db } from '../../database/open.ts'
import { note, recording_event, submission } from '../../database/tables/learning.ts'

const DAY_MS = 86_400_000
/** Weeks begin on Saturday. */
const SATURDAY = 6

function getDayBefore(day: string, by = 1): string {
  return getDhakaDay(Date.parse(`${day}T00:00:00Z`) - by * DAY_MS)
}

/** Days in Dhaka on which the learner watched, wrote a note or submitted something. */
export async function listLearningDays(person: string, db: Db): Promise<ReadonlySet<string>> {
  const watched = await db
    .select({ at: recording_event.at })
    .from(recording_event)
    .where(eq(recording_event.person, person))
  const noted = await db.select({ at: note.created_at }).from(note).where(eq(note.person, person))
  const handed = await db
    .select({ at: submission.submitted_at })
    .from(submission)
    .where(eq(submission.person, person))
  return new Set([...watched, ...noted, ...handed].flatMap(({ at }) => (at === null ? [] : getDhakaDay(at))))
}

/** Consecutive days up to today; today may still be missing. */
export function countStreak(days: ReadonlySet<string>, now: string): number {
  const today = getDhakaDay(now)
  let day = days.has(today) ? today : getDayBefore(today)
  let streak = 0
  while (days.has(day)) {
    streak += 1
    day = getDayBefore(day)
  }
  return streak
}

export function showWeek(
  days: ReadonlySet<string>,
  classDays: ReadonlySet<string>,
  now: string,
): v.InferInput<typeof HabitDay>[] {
  const today = getDhakaDay(now)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const saturday = getDayBefore(today, (weekday - SATURDAY + 7) % 7)
  return Array.from({ length: 7 }, (_, index) => {
    const date = getDayBefore(saturday, -index)
    return { date, state: days.has(date) ? 'done' : date >= today && classDays.has(date) ? 'class' : 'none' }
  })
}
