/** Finds the exam, assignment or level of a submission. */
import { eq } from 'drizzle-orm'
import { level } from '../../database/tables/assessment.ts'
import { assignment, exam } from '../../database/tables/item.ts'
import type { SubmissionRow } from '../batch/batch-data.ts'
import type { ExaminedItem } from '../exam/exam-questions.ts'
import type { Services } from '../services.ts'

type Worked = Pick<SubmissionRow, 'exam' | 'assignment' | 'level'>

export async function findExaminedItem(row: Worked, { db }: Pick<Services, 'db'>): Promise<ExaminedItem | undefined> {
  if (row.level !== null) return db.select().from(level).where(eq(level._id, row.level)).get()
  if (row.assignment !== null) return db.select().from(assignment).where(eq(assignment._id, row.assignment)).get()
  return row.exam === null ? undefined : db.select().from(exam).where(eq(exam._id, row.exam)).get()
}
