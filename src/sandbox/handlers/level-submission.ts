/**
 * Attempts at levels; saving, submitting and marking follow the rules of all attempts. (spec 7 Assessments,
 * ruling R34)
 */

import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { levelSubmission as rows } from '#src/api/contract/level-submission.ts'
import { assertBatchAccess } from '../content/batch/batch-data.ts'
import {
  showQuestions,
  showSummary,
  showLevelAttempt,
  showLevelAttemptCards,
} from '../content/level/level-attempt-view.ts'
import {
  readLevelAttempt,
  removeLevelAttempt,
  startLevel,
  findLevel,
  type LevelAttempt,
} from '../content/level/level-attempt.ts'
import { showOverview, listLevelAttempts } from '../content/level/level-overview.ts'
import { readLevelHistory, readAssessments } from '../content/level/level-progress.ts'
import type { Services } from '../content/services.ts'
import { closeOverdue } from '../content/submission/attempt.ts'
import { submitAttempt, saveDraft, saveFile } from '../content/submission/learner-write.ts'
import { showAttempt } from '../content/submission/submission-view.ts'
import { saveMarks } from '../content/submission/teacher-write.ts'
import { matchIfGiven } from '../database/queries.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { submission } from '../database/tables/learning.ts'
import type { Person } from '../database/tables/person.ts'
import { reply, type Context, type HandlersOf } from '../kernel/handler.ts'
import { BadField } from '../kernel/http-error.ts'
import { paginate, paginateShown } from '../kernel/list.ts'

/** Records that a learner has seen the result, after which no answer is accepted. (ruling R34) */
async function markOpened({ row }: LevelAttempt, person: Person, { db, clock }: Services): Promise<void> {
  if (person.role === 'teacher' || row.checked_at === null || row.result_opened_at !== null) return
  await db.update(submission).set({ result_opened_at: clock.iso() }).where(eq(submission._id, row._id))
}

type TeacherQuery = Context<typeof rows.teacherList>['query']

/** Submitted attempts of the assessments that the teacher teaches, oldest first. (ruling R35) */
async function listForTeacher(
  teacher: Person,
  { level, batch, learner, checked }: TeacherQuery,
  parts: Services,
): Promise<LevelAttempt[]> {
  const { db } = parts
  if (batch !== undefined) await assertBatchAccess(batch, teacher, db)
  await closeOverdue(parts)
  const assessments = (await readAssessments(parts)).filter((one) => one.teachers.includes(teacher._id))
  const inBatch =
    batch === undefined
      ? undefined
      : await db.select().from(batch_learner).where(eq(batch_learner.batch, batch))
  const wanted = and(
    isNotNull(submission.submitted_at),
    isNull(submission.removed_at),
    level === undefined ? isNotNull(submission.level) : eq(submission.level, level),
    matchIfGiven(submission.person, learner),
    checked === undefined
      ? undefined
      : checked
        ? isNotNull(submission.checked_at)
        : isNull(submission.checked_at),
  )
  const found = await db
    .select()
    .from(submission)
    .where(wanted)
    .orderBy(submission.submitted_at, submission._id)
  return found
    .filter(({ person }) => inBatch === undefined || inBatch.some((place) => place.person === person))
    .flatMap((row) => {
      const step = findLevel(assessments, row.level)
      return step ? [{ ...step, row }] : []
    })
}

export const levelSubmissionHandlers: HandlersOf<typeof rows> = {
  async start(context) {
    const started = await startLevel(context.params.id, context.person, context)
    return reply('শুরু হয়েছে।', await showAttempt(started, context), 201)
  },

  async remove(context) {
    await removeLevelAttempt(await readLevelAttempt(context.params.id, context.person, context), context)
    return reply('চেষ্টাটি মুছে ফেলা হয়েছে।', {})
  },

  async save(context) {
    const { body, params, person } = context
    const { row } = await readLevelAttempt(params.id, person, context)
    if ('file' in body) return saveFile(row, body, context)
    if ('finish' in body) return submitAttempt(row, body, person, context)
    if ('answers' in body) return saveDraft(row, body, context)
    throw new BadField('answers', 'উত্তর পাঠানো হয়নি।')
  },

  async audit(context) {
    const { body, params, person } = context
    const { msg } = await saveMarks(
      (await readLevelAttempt(params.id, person, context)).row,
      body,
      person,
      context,
    )
    return reply(
      msg,
      await showLevelAttempt(await readLevelAttempt(params.id, person, context), person, context),
    )
  },

  async question(context) {
    return showQuestions(await readLevelAttempt(context.params.id, context.person, context), context)
  },

  async overview(context) {
    return showOverview(context.person, context)
  },

  async summary(context) {
    const attempt = await readLevelAttempt(context.params.id, context.person, context)
    await markOpened(attempt, context.person, context)
    return showSummary(attempt, context)
  },

  async list(context) {
    const { level } = context.query
    const attempts = listLevelAttempts(
      await readLevelHistory(context.person._id, context),
      await readAssessments(context),
    )
    const page = paginate(
      attempts.filter((each) => level === undefined || each.level._id === level),
      context.query,
    )
    return { ...page, data: await showLevelAttemptCards(page.data, context) }
  },

  async response(context) {
    const attempt = await readLevelAttempt(context.params.id, context.person, context)
    await markOpened(attempt, context.person, context)
    return showLevelAttempt(attempt, context.person, context)
  },

  async teacherList(context) {
    const attempts = await listForTeacher(context.person, context.query, context)
    return paginateShown(attempts, context.query, (page) => showLevelAttemptCards(page, context))
  },
}
