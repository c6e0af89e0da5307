/** Short quizzes that learners and guests submit with one call. (spec 7 Exams and submissions, ruling R34) */

import { and, eq } from 'drizzle-orm'
import type { submission as rows } from '#src/api/contract/submission.ts'
import { parseContact } from '#src/lib/contact.ts'
import { assertBatchAccess } from '../content/batch/batch-data.ts'
import { isOnTime } from '../content/exam/exam-view.ts'
import { markQuiz, showQuizResult, sumQuizMarks, type ShortAnswer } from '../content/exam/quiz-marks.ts'
import type { Services } from '../content/services.ts'
import { refuseFiles } from '../content/submission/answer-save.ts'
import { findRow } from '../database/queries.ts'
import { exam, type ExamRow } from '../database/tables/item.ts'
import { answer, quiz_lead, submission } from '../database/tables/learning.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { BadField, NotFound, HttpError } from '../kernel/http-error.ts'
import { makeId } from '../kernel/new-id.ts'

const RESULT = 'কুইজ জমা হয়েছে। নিচে ফল দেখুন।'

async function findQuiz(
  id: string,
  kind: 'is_practice' | 'is_public',
  { db }: Pick<Services, 'db'>,
): Promise<ExamRow> {
  const found = await findRow(db, exam, and(eq(exam._id, id), eq(exam[kind], true)))
  if (!found?.is_published) throw new NotFound('কুইজটি')
  return found
}

/** Stores a practice quiz as an attempt that is started, submitted and marked at once. */
async function storeQuiz(
  found: ExamRow,
  answers: readonly ShortAnswer[],
  key: string,
  person: string,
  { db, clock }: Services,
): Promise<string> {
  const own = and(eq(submission.person, person), eq(submission.exam, found._id))
  const marks = markQuiz(found, answers)
  const at = clock.iso()
  const row: typeof submission.$inferInsert = {
    _id: makeId(),
    person,
    exam: found._id,
    batch: found.batch,
    kind: 'quiz',
    try_no: (await db.$count(submission, own)) + 1,
    started_at: at,
    submitted_at: at,
    finish_key: key,
    marks: marks.map(({ question, mark }) => ({ question, mark })),
    obtained: sumQuizMarks(marks),
    full_marks: found.marks,
    checked_at: at,
  }
  await db.insert(submission).values(row)
  const given = marks.filter(({ value }) => value !== null)
  if (given.length > 0) {
    const shared = { submission: row._id, edit: 1, writer: key, edited_at: at }
    await db.insert(answer).values(given.map(({ question, value }) => ({ ...shared, question, value })))
  }
  return row._id
}

export const quizHandlers = {
  /** The same key gets the same reply. */
  async quiz(context) {
    const { body, db, clock, person } = context
    refuseFiles(body.answers)
    const found = await findQuiz(body.exam, 'is_practice', context)
    if (found.batch) await assertBatchAccess(found.batch, person, db)
    const isRepeat = and(
      eq(submission.person, person._id),
      eq(submission.exam, found._id),
      eq(submission.finish_key, body.key),
    )
    const before = await findRow(db, submission, isRepeat)
    if (before) {
      const stored = await db.select().from(answer).where(eq(answer.submission, before._id))
      return reply(RESULT, showQuizResult(before._id, found, stored, clock.iso()))
    }
    const id = await storeQuiz(found, body.answers, body.key, person._id, context)
    return reply(RESULT, showQuizResult(id, found, body.answers, clock.iso()))
  },

  /** A guest leaves a name and a contact and sees the result at once. */
  async quizlead(context) {
    const { body, db, clock } = context
    refuseFiles(body.answers)
    const found = await findQuiz(body.quiz, 'is_public', context)
    const isRepeat = and(eq(quiz_lead.quiz, found._id), eq(quiz_lead.key, body.key))
    const before = await findRow(db, quiz_lead, isRepeat)
    if (before) return reply(RESULT, showQuizResult(before._id, found, before.answers, clock.iso()))
    if (!isOnTime(found, clock.iso())) throw new HttpError(403, 'কুইজটি এখন খোলা নেই।')
    const contact = parseContact(body.contact)
    if (!contact) throw new BadField('contact', 'সঠিক ফোন নম্বর বা ইমেইল লিখুন।')
    const lead = {
      _id: makeId(),
      quiz: found._id,
      name: body.name,
      contact: 'phone' in contact ? contact.phone : contact.email,
      answers: body.answers,
      mark: sumQuizMarks(markQuiz(found, body.answers)),
      key: body.key,
      created_at: clock.iso(),
    }
    await db.insert(quiz_lead).values(lead)
    return reply(RESULT, showQuizResult(lead._id, found, body.answers, clock.iso()))
  },

  async quizleadOnTime(context) {
    const found = await findQuiz(context.params.id, 'is_public', context)
    return {
      is_on_time: isOnTime(found, context.clock.iso()),
      opens_at: found.opens_at,
      closes_at: found.closes_at,
    }
  },
} satisfies Partial<HandlersOf<typeof rows>>
