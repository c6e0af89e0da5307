/** Reading and writing exams and quizzes. (spec 7 Exams and submissions, ruling R34) */

import { and, asc, eq } from 'drizzle-orm'
import type { exam as rows } from '#src/api/contract/exam.ts'
import { showBatchMark, openBatch } from '../content/batch/batch-data.ts'
import { findExamAccess, findNewestAttempt } from '../content/batch/item-state.ts'
import { readLearnerView } from '../content/batch/study-plan-view.ts'
import { showExamAccess } from '../content/exam/exam-access.ts'
import { showExamForTeacher } from '../content/exam/exam-for-teacher.ts'
import { hideAnswers, layOut } from '../content/exam/exam-questions.ts'
import {
  showExamFacts,
  showExamOrder,
  showGuestQuiz,
  showInstruction,
  showPlayground,
} from '../content/exam/exam-view.ts'
import { createExam, findOwnExam, updateExam } from '../content/exam/exam-write.ts'
import type { Services } from '../content/services.ts'
import { readAnswers } from '../content/submission/attempt.ts'
import { readSlotBookings } from '../content/submission/submission-view.ts'
import { getById } from '../database/queries.ts'
import { exam, type ExamRow } from '../database/tables/item.ts'
import type { Person } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { Forbidden, NotFound } from '../kernel/http-error.ts'

async function findExam(id: string, { db }: Pick<Services, 'db'>): Promise<ExamRow> {
  const found = await getById(db, exam, id, 'পরীক্ষাটি')
  return found
}

/**
 * A published exam of a batch that the person may enter, with the person's progress in it. Its teacher sees
 * drafts too.
 */
async function openExam(id: string, person: Person, parts: Services) {
  const found = await findExam(id, parts)
  if (!found.batch || !(found.is_published || person.role === 'teacher')) throw new NotFound('পরীক্ষাটি')
  const { batchData, records } = await openBatch(found.batch, person, parts.db)
  const view = await readLearnerView(batchData, records, parts)
  return { found, view, attempt: findNewestAttempt({ exam: found._id }, view.records) }
}

const START_FIRST = 'প্রশ্ন দেখতে আগে পরীক্ষাটি শুরু করুন।'

export const examHandlers: HandlersOf<typeof rows> = {
  async instruction(context) {
    const { found, view, attempt } = await openExam(context.params.id, context.person, context)
    return showInstruction(found, showBatchMark(view.batchData), attempt?._id ?? null)
  },

  async eligible(context) {
    const { found, view } = await openExam(context.params.id, context.person, context)
    return showExamAccess(findExamAccess(found, view), found)
  },

  /** Questions are sent only after an attempt has started. (ruling R34) */
  async revised(context) {
    const { found, view, attempt } = await openExam(context.params.id, context.person, context)
    if (!attempt) throw new Forbidden(START_FIRST)
    const bookings = await readSlotBookings(attempt, found, await readAnswers(attempt._id, context), context)
    return {
      ...showExamFacts(found),
      ...showExamOrder(found),
      ...layOut(found, (question) => hideAnswers(question, bookings)),
      instructions: found.instructions,
      batch: showBatchMark(view.batchData),
      is_leaving_logged: found.is_leaving_logged,
      submission: attempt._id,
    }
  },

  async forTeacher({ params, person, ...parts }) {
    return showExamForTeacher(await findOwnExam(params.id, person, parts), parts)
  },

  async create({ body, person, ...parts }) {
    return reply(
      'পরীক্ষার খসড়া তৈরি হয়েছে।',
      await showExamForTeacher(await createExam(body, person, parts), parts),
      201,
    )
  },

  async update({ params, body, person, ...parts }) {
    const row = await findOwnExam(params.id, person, parts)
    return reply(
      'পরীক্ষাটি সংরক্ষিত হয়েছে।',
      await showExamForTeacher(await updateExam(row, body, person, parts), parts),
    )
  },

  /**
   * A practice quiz is open to every learner. Other exams are open to their teacher and to learners with a
   * marked attempt.
   */
  async playground(context) {
    const { params, person, clock } = context
    const found = await findExam(params.id, context)
    if (found.is_practice && found.is_published && !found.batch) return showPlayground(found, clock.iso())
    const { attempt } = await openExam(params.id, person, context)
    const mayTry = person.role === 'teacher' || found.is_practice || attempt?.checked_at
    if (!mayTry) throw new Forbidden(START_FIRST)
    return showPlayground(found, clock.iso())
  },

  async playlist({ db, params }) {
    const isOfList = and(
      eq(exam.playlist, params.id),
      eq(exam.is_practice, true),
      eq(exam.is_published, true),
    )
    return (await db.select().from(exam).where(isOfList).orderBy(asc(exam.created_at), asc(exam._id))).map(
      showExamFacts,
    )
  },

  async quizlead(context) {
    const found = await findExam(context.params.id, context)
    if (!found.is_public || !found.is_published) throw new NotFound('কুইজটি')
    return showGuestQuiz(found, context.clock.iso())
  },
}
