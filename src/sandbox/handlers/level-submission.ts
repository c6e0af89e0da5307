/** Attempts at levels; saves, hand-in and marks follow the rules of all attempts. (spec 7 Assessments, ruling R34) */
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { levelSubmission as rows } from '#src/api/contract/level-submission.ts'
import { closeOverdue } from '../content/attempt.ts'
import { enterBatch } from '../content/batch-world.ts'
import { readClimb, readLadders } from '../content/ladder.ts'
import { handIn, saveDraft, saveFile } from '../content/learner-write.ts'
import { readTried, removeTried, startLevel, stepIn, type Tried } from '../content/level-attempt.ts'
import { showQuestions, showSummary, showTried, showTriedCards } from '../content/level-attempt-shown.ts'
import { showOverview, triedIn } from '../content/level-overview.ts'
import type { Parts } from '../content/parts.ts'
import { showAttempt } from '../content/submission-shown.ts'
import { saveMarks } from '../content/teacher-write.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { submission } from '../database/tables/learning.ts'
import { say, type Context, type HandlersOf, type Person } from '../kernel/handler.ts'
import { listPage } from '../kernel/list.ts'
import { badField } from '../kernel/refusal.ts'

/** A learner who has seen what an attempt came to has opened its result: nothing is added any more. (ruling R34) */
async function opened({ row }: Tried, person: Person, { db, clock }: Parts): Promise<void> {
  if (person.role === 'teacher' || row.checked_at === null || row.result_opened_at !== null) return
  await db.update(submission).set({ result_opened_at: clock.iso() }).where(eq(submission._id, row._id))
}

type TeacherQuery = Context<typeof rows.teacherList>['query']

/** Handed-in attempts of the assessments that the teacher teaches, oldest first. (ruling R35) */
async function teachersList(teacher: Person, { level, batch, learner, checked }: TeacherQuery, parts: Parts): Promise<Tried[]> {
  const { db } = parts
  if (batch !== undefined) await enterBatch(batch, teacher, db)
  await closeOverdue(parts)
  const ladders = (await readLadders(parts)).filter(({ of }) => of.teachers.includes(teacher._id))
  const inBatch = batch === undefined ? undefined : await db.select().from(batch_learner).where(eq(batch_learner.batch, batch))
  const wanted = and(
    isNotNull(submission.submitted_at),
    isNull(submission.removed_at),
    level === undefined ? isNotNull(submission.level) : eq(submission.level, level),
    learner === undefined ? undefined : eq(submission.person, learner),
    checked === undefined ? undefined : checked ? isNotNull(submission.checked_at) : isNull(submission.checked_at),
  )
  const found = await db.select().from(submission).where(wanted).orderBy(submission.submitted_at, submission._id)
  return found
    .filter(({ person }) => inBatch === undefined || inBatch.some((place) => place.person === person))
    .flatMap((row) => {
      const step = stepIn(ladders, row.level)
      return step ? [{ ...step, row }] : []
    })
}

export const levelSubmissionHandlers: HandlersOf<typeof rows> = {
  async start(context) {
    const started = await startLevel(context.params.id, context.person, context)
    return say('শুরু হয়েছে।', await showAttempt(started, context), 201)
  },

  async remove(context) {
    await removeTried(await readTried(context.params.id, context.person, context), context)
    return say('চেষ্টাটি মুছে ফেলা হয়েছে।', {})
  },

  async save(context) {
    const { body, params, person } = context
    const { row } = await readTried(params.id, person, context)
    if ('file' in body) return saveFile(row, body, context)
    if ('finish' in body) return handIn(row, body, person, context)
    if ('answers' in body) return saveDraft(row, body, context)
    throw badField('answers', 'উত্তর পাঠানো হয়নি।')
  },

  async audit(context) {
    const { body, params, person } = context
    const { msg } = await saveMarks((await readTried(params.id, person, context)).row, body, person, context)
    return say(msg, await showTried(await readTried(params.id, person, context), person, context))
  },

  async question(context) {
    return showQuestions(await readTried(context.params.id, context.person, context), context)
  },

  async overview(context) {
    return showOverview(context.person, context)
  },

  async summary(context) {
    const tried = await readTried(context.params.id, context.person, context)
    await opened(tried, context.person, context)
    return showSummary(tried, context)
  },

  async list(context) {
    const { level } = context.query
    const tried = triedIn(await readClimb(context.person._id, context), await readLadders(context))
    const page = listPage(
      tried.filter((each) => level === undefined || each.level._id === level),
      context.query,
    )
    return { ...page, data: await showTriedCards(page.data, context) }
  },

  async response(context) {
    const tried = await readTried(context.params.id, context.person, context)
    await opened(tried, context.person, context)
    return showTried(tried, context.person, context)
  },

  async teacherList(context) {
    const page = listPage(await teachersList(context.person, context.query, context), context.query)
    return { ...page, data: await showTriedCards(page.data, context) }
  },
}
