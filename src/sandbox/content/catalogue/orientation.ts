/** The open session before a course: the next webinar of its category. */
import { and, asc, eq, gt } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Orientation } from '#src/api/shapes/course.ts'
import { webinar } from '../../database/tables/catalogue.ts'
import type { Services } from '../services.ts'
import { readPerson } from '../people.ts'

export async function findOrientation(category: string, parts: Services): Promise<NonNullable<v.InferInput<typeof Orientation>> | null> {
  const { db, clock } = parts
  const ahead = and(eq(webinar.category, category), gt(webinar.starts_at, clock.iso()))
  const row = await db.select().from(webinar).where(ahead).orderBy(asc(webinar.starts_at)).get()
  if (!row) return null
  const { _id, title, text, starts_at, ends_at } = row
  return { _id, title, text, start_at: starts_at, end_at: ends_at, teacher: await readPerson(row.teacher, parts) }
}
