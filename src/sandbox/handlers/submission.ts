/** Attempts from start to marks. (spec 7 Exams and submissions, ruling R34) */

import { eq, and, asc } from 'drizzle-orm'
import type { submission as rows } from '#src/api/contract/submission.ts'
import { readMarkKind } from '#src/lib/mark-question.ts'
import { findInOwnBatch, listOwnBatchIds, readBatch } from '../content/batch/batch-data.ts'
import { getQuestions } from '../content/exam/exam-questions.ts'
import { readPeople, readPerson } from '../content/people.ts'
import type { Services } from '../content/services.ts'
import { findExaminedItem } from '../content/submission/examined-item.ts'
import { submitAttempt, saveDraft, saveFile } from '../content/submission/learner-write.ts'
import { checkMarkReview } from '../content/submission/mark-review.ts'
import { readSubmission } from '../content/submission/read-submission.ts'
import { startAttempt } from '../content/submission/start-attempt.ts'
import {
  isHandedIn,
  isWaiting,
  countUnchecked,
  listSubmissions,
} from '../content/submission/submission-list.ts'
import { showAttempt, showSubmission } from '../content/submission/submission-view.ts'
import { saveMarks } from '../content/submission/teacher-write.ts'
import { live, recording } from '../database/tables/item.ts'
import { submission, review as reviews } from '../database/tables/learning.ts'
import type { Person } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { BadField, HttpError, NotFound } from '../kernel/http-error.ts'
import { makeId } from '../kernel/new-id.ts'
import { quizHandlers } from './quiz.ts'

const MOST_STARS = 5

type Reviewer = Services & { person: Person }

/** Whoever reads the item may review it: a submission, a class, a recording, or the course of a batch. */
const REVIEWED = {
  submission: (id, { person, ...parts }) => readSubmission(id, person, parts),
  live: (id, { person, db }) => findInOwnBatch(live, id, 'ক্লাসটি', person, db),
  recording: (id, { person, db }) => findInOwnBatch(recording, id, 'রেকর্ডিংটি', person, db),
  course: async (id, { person, db }) => {
    const own = await Promise.all((await listOwnBatchIds(person, db)).map((each) => readBatch(each, db)))
    if (!own.some(({ course }) => course._id === id)) throw new NotFound('কোর্সটি')
  },
} satisfies Record<string, (id: string, reviewer: Reviewer) => Promise<unknown>>

const isReviewed = (kind: string): kind is keyof typeof REVIEWED => Object.hasOwn(REVIEWED, kind)

async function checkReview(
  { kind, item, rating = 0 }: { kind: string; item: string; rating?: number | undefined },
  reviewer: Reviewer,
): Promise<undefined> {
  if (!isReviewed(kind)) throw new BadField('kind', 'এটি নিয়ে রিভিউ লেখা যায় না।')
  if (rating < 1 || rating > MOST_STARS) throw new BadField('rating', '১ থেকে ৫-এর মধ্যে তারা দিন।')
  await REVIEWED[kind](item, reviewer)
}

/** Ids do not say what they name. */
async function findReviewed(id: string, reviewer: Reviewer): Promise<keyof typeof REVIEWED> {
  for (const kind of ['live', 'recording', 'course'] as const)
    try {
      await REVIEWED[kind](id, reviewer)
      return kind
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
    }
  await REVIEWED.submission(id, reviewer)
  return 'submission'
}

export const submissionHandlers: HandlersOf<typeof rows> = {
  ...quizHandlers,
  /** One review per person, item and kind; a second one replaces the first. */
  async review(context) {
    const { body, db, clock, person } = context
    const question = readMarkKind(body.kind)
    const tell =
      question === undefined
        ? await checkReview(body, context)
        : await checkMarkReview(body, question, person, context)
    const { item, kind, comment, rating = null } = body
    const own = and(eq(reviews.item, item), eq(reviews.person, person._id), eq(reviews.kind, kind))
    await db.delete(reviews).where(own)
    const row = { _id: makeId(), person: person._id, item, kind, comment, rating, created_at: clock.iso() }
    await db.insert(reviews).values(row)
    await tell?.()
    return reply('মন্তব্য সেভ হয়েছে।', { ...row, person: (await readPerson(person._id, context))! })
  },

  /** All of a submission; of anything else a learner reads only the own one. */
  async reviewOf(context) {
    const { db, params, person } = context
    const kind = await findReviewed(params.id, context)
    const isOwnOnly = kind !== 'submission' && person.role !== 'teacher'
    const found = await db
      .select()
      .from(reviews)
      .where(and(eq(reviews.item, params.id), isOwnOnly ? eq(reviews.person, person._id) : undefined))
      .orderBy(asc(reviews.created_at))
    const people = await readPeople(
      found.map((row) => row.person),
      context,
    )
    return found.map((row) => ({ ...row, person: people.get(row.person) ?? { _id: row.person } }))
  },

  async start(context) {
    const started = await startAttempt(context.body, context.person, context)
    return reply('শুরু হয়েছে।', await showAttempt(started, context), 201)
  },

  async save(context) {
    const { body, params, person } = context
    const row = await readSubmission(params.id, person, context)
    if (person.role === 'teacher') {
      if ('key' in body && 'version' in body) return saveMarks(row, body, person, context)
      throw new BadField('version', 'কোন অবস্থার ওপর নম্বর দিচ্ছেন, তা জানান।')
    }
    if ('file' in body) return saveFile(row, body, context)
    if ('finish' in body) return submitAttempt(row, body, person, context)
    if ('answers' in body) return saveDraft(row, body, context)
    throw new BadField('answers', 'উত্তর পাঠানো হয়নি।')
  },

  async list(context) {
    const { person, query } = context
    return listSubmissions(query, person, context, person.role === 'teacher' ? isHandedIn : undefined)
  },

  /** All attempts, including open ones. */
  async listIterative(context) {
    return listSubmissions(context.query, context.person, context)
  },

  async unchecked(context) {
    return listSubmissions(context.query, context.person, context, isWaiting)
  },

  async uncheckedCount(context) {
    return countUnchecked(context.person, context)
  },

  /** Once a learner has seen the result, no answer is accepted. (ruling R34) */
  async one(context) {
    const { db, clock, params, person } = context
    const row = await readSubmission(params.id, person, context)
    const shown = await showSubmission(row, person, context)
    const isOpened =
      person.role !== 'teacher' && row.result_opened_at === null && (shown.result ?? []).length > 0
    if (isOpened)
      await db.update(submission).set({ result_opened_at: clock.iso() }).where(eq(submission._id, row._id))
    return shown
  },

  async draft(context) {
    return showAttempt(await readSubmission(context.params.id, context.person, context), context)
  },

  /** The token is put into its fragment by the client. (ruling R18) */
  async codeEditUrl(context) {
    const { addresses, params, person } = context
    const row = await readSubmission(params.id, person, context)
    const hasCode = getQuestions(await findExaminedItem(row, context)).some(
      ({ question_type }) => question_type === 'code_test',
    )
    if (!hasCode) throw new BadField('submission', 'এই পরীক্ষায় কোড লেখার প্রশ্ন নেই।')
    if (row.submitted_at !== null) throw new HttpError(403, 'জমা দেওয়ার পর আর কোড বদলানো যায় না।')
    return { url: `${addresses.media}/code/${row._id}` }
  },
}
