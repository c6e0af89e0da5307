/** Days on which a learner learnt. */

import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { HabitDay } from '#src/api/shapes/progress.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { findSaturday, listWeekDays } from '#src/lib/week.ts'
import type { Db } from '../../database/open.ts'
import { note, recording_event, submission } from '../../database/tables/learning.ts'

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

export function showWeek(
  days: ReadonlySet<string>,
  classDays: ReadonlySet<string>,
  now: string,
): v.InferInput<typeof HabitDay>[] {
  const today = getDhakaDay(now)
  return listWeekDays(findSaturday(today)).map((date) => ({
    date,
    state: days.has(date) ? 'done' : date >= today && classDays.has(date) ? 'class' : 'none',
  }))
}
