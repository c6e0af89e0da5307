/** Finds the exam, assignment or level of a submission. */

import { findById } from '../../database/queries.ts'
import { level } from '../../database/tables/assessment.ts'
import { assignment, exam } from '../../database/tables/item.ts'
import type { SubmissionRow } from '../../database/tables/learning.ts'
import type { ExaminedItem } from '../exam/exam-questions.ts'
import type { Services } from '../services.ts'

type Worked = Pick<SubmissionRow, 'exam' | 'assignment' | 'level'>

export async function findExaminedItem(
  row: Worked,
  { db }: Pick<Services, 'db'>,
): Promise<ExaminedItem | undefined> {
  if (row.level !== null) return findById(db, level, row.level)
  if (row.assignment !== null) return findById(db, assignment, row.assignment)
  return row.exam === null ? undefined : findById(db, exam, row.exam)
}
