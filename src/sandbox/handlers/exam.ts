/** What a learner may know of an exam before it begins. (spec 7 Exams and submissions, ruling R34) */
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { exam as rows } from '#src/api/contract/exam.ts'
import type { ExamKind } from '#src/api/shapes/study-item.ts'
import { PASS_MARK_PERCENT } from '#src/lib/certificate-rule.ts'
import { batchMark, openBatch } from '../content/batch-world.ts'
import { showExamForTeacher } from '../content/exam-for-teacher.ts'
import { createExam, ownExam, updateExam } from '../content/exam-write.ts'
import { showExam, submissionFor } from '../content/item-state.ts'
import type { Parts } from '../content/parts.ts'
import { settingOf } from '../content/study-way.ts'
import { exam } from '../database/tables/item.ts'
import { say, type HandlersOf, type Person } from '../kernel/handler.ts'
import { missing, Refusal } from '../kernel/refusal.ts'

async function open(id: string, person: Person, parts: Parts) {
  const found = await parts.db.select().from(exam).where(eq(exam._id, id)).get()
  if (!found?.batch || !found.is_published) throw missing('পরীক্ষাটি')
  const { world, doings } = await openBatch(found.batch, person, parts.db)
  return { found, world, doings }
}

async function notYet(): Promise<never> {
  throw new Refusal(501, 'এই সেবাটি এখনো চালু হয়নি।')
}

export const examHandlers: HandlersOf<typeof rows> = {
  async instruction(context) {
    const { found, world, doings } = await open(context.params.id, context.person, context)
    return {
      _id: found._id,
      kind: found.kind as z.infer<typeof ExamKind>,
      title: found.title,
      description: found.description,
      instructions: found.instructions,
      batch: batchMark(world),
      duration: found.duration,
      question_count: found.question_count,
      marks: found.marks,
      pass_percent: PASS_MARK_PERCENT,
      opens_at: found.opens_at,
      closes_at: found.closes_at,
      submission: submissionFor({ exam: found._id }, doings)?._id ?? null,
    }
  },

  async eligible(context) {
    const { found, world, doings } = await open(context.params.id, context.person, context)
    const { state, reason, can_retest = false } = showExam(found, await settingOf(world, doings, context))
    return { is_eligible: state === 'open', cause: state === 'open' ? 'ok' : 'closed', reason, opens_at: found.opens_at, can_retest }
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

  revised: notYet,
  quizlead: notYet,
  playground: notYet,
  playlist: notYet,
}
