/** Exams and quizzes: what is asked, and who may know it. (spec 7 Exams and submissions, ruling R34) */
import { and, asc, eq } from 'drizzle-orm'
import type { exam as rows } from '#src/api/contract/exam.ts'
import { answersOf } from '../content/attempt.ts'
import { batchMark, type ExamRow, openBatch } from '../content/batch-world.ts'
import { showDoor } from '../content/exam-door.ts'
import { showExamForTeacher } from '../content/exam-for-teacher.ts'
import { forLearner, layOut } from '../content/exam-questions.ts'
import { createExam, ownExam, updateExam } from '../content/exam-write.ts'
import { examFacts, examOrder, showGuestQuiz, showInstruction, showPlayground } from '../content/exam-shown.ts'
import { doorOf, submissionFor } from '../content/item-state.ts'
import type { Parts } from '../content/parts.ts'
import { settingOf } from '../content/study-way.ts'
import { bookingsOf } from '../content/submission-shown.ts'
import { exam } from '../database/tables/item.ts'
import { say, type HandlersOf, type Person } from '../kernel/handler.ts'
import { forbidden, missing } from '../kernel/refusal.ts'

async function find(id: string, { db }: Pick<Parts, 'db'>): Promise<ExamRow> {
  const found = await db.select().from(exam).where(eq(exam._id, id)).get()
  if (!found) throw missing('পরীক্ষাটি')
  return found
}

/** A published exam of a batch that the person may enter, and where the person stands with it; its teacher sees drafts too. */
async function open(id: string, person: Person, parts: Parts) {
  const found = await find(id, parts)
  if (!found.batch || !(found.is_published || person.role === 'teacher')) throw missing('পরীক্ষাটি')
  const { world, doings } = await openBatch(found.batch, person, parts.db)
  const setting = await settingOf(world, doings, parts)
  return { found, setting, attempt: submissionFor({ exam: found._id }, setting.doings) }
}

const START_FIRST = 'প্রশ্ন দেখতে আগে পরীক্ষাটি শুরু করুন।'

export const examHandlers: HandlersOf<typeof rows> = {
  async instruction(context) {
    const { found, setting, attempt } = await open(context.params.id, context.person, context)
    return showInstruction(found, batchMark(setting.world), attempt?._id ?? null)
  },

  async eligible(context) {
    const { found, setting } = await open(context.params.id, context.person, context)
    return showDoor(doorOf(found, setting), found)
  },

  /** Questions are given with an attempt open or finished, and never before. (ruling R34) */
  async revised(context) {
    const { found, setting, attempt } = await open(context.params.id, context.person, context)
    if (!attempt) throw forbidden(START_FIRST)
    const bookings = await bookingsOf(attempt, found, await answersOf(attempt._id, context), context)
    return {
      ...examFacts(found),
      ...examOrder(found),
      ...layOut(found, (question) => forLearner(question, bookings)),
      instructions: found.instructions,
      batch: batchMark(setting.world),
      is_leaving_logged: found.is_leaving_logged,
      submission: attempt._id,
    }
  },

  async forTeacher({ params, person, ...parts }) {
    return showExamForTeacher(await ownExam(params.id, person, parts), parts)
  },

  async create({ body, person, ...parts }) {
    return say('পরীক্ষার খসড়া তৈরি হয়েছে।', await showExamForTeacher(await createExam(body, person, parts), parts), 201)
  },

  async update({ params, body, person, ...parts }) {
    const row = await ownExam(params.id, person, parts)
    return say('পরীক্ষাটি সংরক্ষিত হয়েছে।', await showExamForTeacher(await updateExam(row, body, person, parts), parts))
  },

  /** A practice quiz is open to every learner; another exam to its teacher, and to a learner who is through with it. */
  async playground(context) {
    const { params, person, clock } = context
    const found = await find(params.id, context)
    if (found.is_practice && found.is_published && !found.batch) return showPlayground(found, clock.iso())
    const { attempt } = await open(params.id, person, context)
    const mayTry = person.role === 'teacher' || found.is_practice || attempt?.checked_at
    if (!mayTry) throw forbidden(START_FIRST)
    return showPlayground(found, clock.iso())
  },

  async playlist({ db, params }) {
    const isOfList = and(eq(exam.playlist, params.id), eq(exam.is_practice, true), eq(exam.is_published, true))
    return (await db.select().from(exam).where(isOfList).orderBy(asc(exam.created_at), asc(exam._id))).map(examFacts)
  },

  async quizlead(context) {
    const found = await find(context.params.id, context)
    if (!found.is_public || !found.is_published) throw missing('কুইজটি')
    return showGuestQuiz(found, context.clock.iso())
  },
}
