/** What was worked on: an exam or an assignment. */
import { eq } from 'drizzle-orm'
import { assignment, exam } from '../database/tables/item.ts'
import type { SubmissionRow } from './batch-world.ts'
import type { Item } from './exam-questions.ts'
import type { Parts } from './parts.ts'

export async function itemOf(row: Pick<SubmissionRow, 'exam' | 'assignment'>, { db }: Pick<Parts, 'db'>): Promise<Item | undefined> {
  if (row.assignment !== null) return db.select().from(assignment).where(eq(assignment._id, row.assignment)).get()
  return row.exam === null ? undefined : db.select().from(exam).where(eq(exam._id, row.exam)).get()
}
