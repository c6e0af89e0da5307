/** An exam for its teachers: with correct answers and rubrics. (rulings R34, R36) */

import type * as v from 'valibot'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { ExamKind } from '#src/api/shapes/study-item.ts'
import type { ExamRow } from '../../database/tables/item.ts'
import { readBatchMarks } from '../batch/batch-data.ts'
import type { Services } from '../services.ts'
import { layOut } from './exam-questions.ts'
import { showExamOrder } from './exam-view.ts'
import { hasAttempts } from './exam-write.ts'

export async function showExamForTeacher(
  row: ExamRow,
  parts: Services,
): Promise<v.InferInput<typeof ExamForTeacher>> {
  const { _id, title, description, instructions, reference, study_plan, duration, question_count, marks } =
    row
  const { opens_at, closes_at, is_published, shows_result } = row
  return {
    _id,
    title,
    description,
    instructions,
    study_plan,
    question_count,
    marks,
    opens_at,
    closes_at,
    is_published,
    shows_result,
    ...showExamOrder(row),
    tries: row.tries,
    ...layOut(row, (question) => question),
    kind: row.kind as v.InferOutput<typeof ExamKind>,
    reference: reference ?? '',
    duration: duration > 0 ? duration : null,
    batch: (await readBatchMarks([row.batch ?? ''], parts.db)).get(row.batch ?? '') ?? null,
    has_attempts: await hasAttempts(_id, parts),
  }
}
