/**
 * Creates as many unchecked submissions as a benchmark needs, in seconds: a Live Test of the seed, taken
 * repeatedly by its learners.
 */

import { eq } from 'drizzle-orm'
import { MINUTE_MS } from '#src/lib/duration.ts'
import { findById, listRows } from '../database/queries.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { exam } from '../database/tables/item.ts'
import { answer, submission } from '../database/tables/learning.ts'
import type { Kernel } from '../kernel/kernel.ts'

/** The default exam. */
const EXAM = 'exam-fs12-essay-open'
/** Answers per statement: SQLite accepts at most 32,766 values, and an answer has seven. */
const MOST_ANSWERS = 4000

const TEXTS = [
  'নিজের ভাষায় লেখা একটি উত্তর, দুটি উদাহরণসহ।',
  'খুব ছোট উত্তর।',
  'State আর সার্ভারের তথ্য আলাদা রাখি, কারণ একটির মালিক ব্রাউজার, অন্যটির সার্ভার।',
]

interface Input {
  count: number
  exam?: string | undefined
}

/** Undefined if there is no such exam in a batch with learners. */
export async function addSubmissions(
  { count, exam: examId = EXAM }: Input,
  { database, db, clock }: Kernel,
): Promise<number | undefined> {
  return database.turn(async () => {
    const found = await findById(db, exam, examId)
    const learners = await listRows(db, batch_learner, eq(batch_learner.batch, found?.batch ?? ''))
    if (!found || learners.length === 0) return undefined
    const questions = found.sections.flatMap((section) => section.questions)
    const before = await db.$count(submission)
    const size = Math.max(1, Math.floor(MOST_ANSWERS / Math.max(4, questions.length)))
    const oldest = clock.now().getTime() - count * MINUTE_MS
    for (let start = 0; start < count; start += size) {
      const places = Array.from({ length: Math.min(size, count - start) }, (_, at) => start + at)
      const rows = places.map((at) => ({
        _id: `submission-many-${before + at}`,
        person: learners[at % learners.length]!.person,
        exam: found._id,
        batch: found.batch,
        kind: found.kind,
        version: 2,
        try_no: 2 + Math.floor(at / learners.length),
        started_at: new Date(oldest + (at - 30) * MINUTE_MS).toISOString(),
        submitted_at: new Date(oldest + at * MINUTE_MS).toISOString(),
        finish_key: `many-${at}`,
        full_marks: found.marks,
      }))
      await db.insert(submission).values(rows)
      const answers = rows.flatMap(({ _id, submitted_at }, at) =>
        questions.map((question) => ({
          submission: _id,
          question: question._id,
          value: TEXTS[(start + at) % TEXTS.length]!,
          edit: 1,
          writer: 'many',
          edited_at: submitted_at,
        })),
      )
      if (answers.length > 0) await db.insert(answer).values(answers)
    }
    return count
  })
}
