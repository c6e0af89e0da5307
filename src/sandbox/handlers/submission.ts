/** Attempts from start to marks. (spec 7 Exams and submissions, ruling R34) */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { submission as rows } from '#src/api/contract/submission.ts'
import { ownBatchIds, type SubmissionRow } from '../content/batch-world.ts'
import { handIn, saveDraft, saveFile } from '../content/learner-write.ts'
import { readSubmission } from '../content/read-submission.ts'
import { startAttempt } from '../content/start-attempt.ts'
import { showAttempt, showSubmission, showSubmissionCard } from '../content/submission-shown.ts'
import { saveMarks } from '../content/teacher-write.ts'
import { submission } from '../database/tables/learning.ts'
import { say, type Context, type HandlersOf } from '../kernel/handler.ts'
import { listPage } from '../kernel/list.ts'
import { badField, Refusal } from '../kernel/refusal.ts'

type Query = Context<typeof rows.list>['query']

function isWanted(row: SubmissionRow, { exam, assignment, checked, marks_min, marks_max, batch, learner }: Query): boolean {
  const isEqual = (asked: string | undefined, own: string | null) => asked === undefined || asked === own
  return (
    isEqual(exam, row.exam) &&
    isEqual(assignment, row.assignment) &&
    isEqual(batch, row.batch) &&
    isEqual(learner, row.person) &&
    (checked === undefined || checked === (row.checked_at !== null)) &&
    (marks_min === undefined || (row.obtained ?? -1) >= marks_min) &&
    (marks_max === undefined || (row.obtained ?? Infinity) <= marks_max)
  )
}

async function notYet(): Promise<never> {
  throw new Refusal(501, 'এই সেবাটি এখনো চালু হয়নি।')
}

export const submissionHandlers: HandlersOf<typeof rows> = {
  async start(context) {
    const started = await startAttempt(context.body, context.person, context)
    return say('শুরু হয়েছে।', await showAttempt(started, context), 201)
  },

  async save(context) {
    const { body, params, person } = context
    const row = await readSubmission(params.id, person, context)
    if (person.role === 'teacher') {
      if ('key' in body && 'version' in body) return saveMarks(row, body, person, context)
      throw badField('version', 'কোন অবস্থার ওপর নম্বর দিচ্ছেন, তা জানান।')
    }
    if ('file' in body) return saveFile(row, body, person, context)
    if ('finish' in body) return handIn(row, body, context)
    if ('answers' in body) return saveDraft(row, body, context)
    throw badField('answers', 'উত্তর পাঠানো হয়নি।')
  },

  async list(context) {
    const { db, person, query } = context
    // Teachers read from the oldest, learners from the newest. (ruling R35)
    const isTeacher = person.role === 'teacher'
    const seen = isTeacher ? inArray(submission.batch, await ownBatchIds(person, db)) : eq(submission.person, person._id)
    const order = isTeacher ? asc(submission.submitted_at) : desc(submission.started_at)
    const found = (
      await db
        .select()
        .from(submission)
        .where(and(seen, isNull(submission.level)))
        .orderBy(order)
    ).filter((row) => isWanted(row, query))
    const page = listPage(isTeacher ? found.filter(({ submitted_at }) => submitted_at !== null) : found, query)
    return { ...page, data: await Promise.all(page.data.map((row) => showSubmissionCard(row, context))) }
  },

  async one(context) {
    return showSubmission(await readSubmission(context.params.id, context.person, context), context)
  },

  async draft(context) {
    return showAttempt(await readSubmission(context.params.id, context.person, context), context)
  },
  listIterative: notYet,
  uncheckedCount: notYet,
  unchecked: notYet,
  quiz: notYet,
  quizlead: notYet,
  quizleadOnTime: notYet,
  codeEditUrl: notYet,
  review: notYet,
  reviewOf: notYet,
}
