/** What a learner's PATCH does: save answers, keep a file, hand in. (ruling R34) */
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { AnswerSave, FileSave, HandIn, SubmissionWritten } from '#src/api/shapes/submission.ts'
import { submission } from '../database/tables/learning.ts'
import { type Person, type Said, say } from '../kernel/handler.ts'
import { badField, Refusal } from '../kernel/refusal.ts'
import { answersOf, isNewer, saveAnswers, type StoredValue } from './attempt.ts'
import type { ExamRow, SubmissionRow } from './batch-world.ts'
import type { Parts } from './parts.ts'
import { itemOf, showSubmission } from './submission-shown.ts'
import { checkUpload } from './upload-rule.ts'

type Written = z.input<typeof SubmissionWritten>
type Reply = Promise<Written | Said<Written>>

/** The one question of an assignment has the assignment's id. */
function questionsOf(row: SubmissionRow, sections: ExamRow['sections']): Set<string> {
  if (row.assignment !== null) return new Set([row.assignment])
  return new Set(sections.flatMap(({ questions }) => questions.map((question) => String(question['_id']))))
}

async function ownQuestions(row: SubmissionRow, parts: Parts): Promise<Set<string>> {
  const item = await itemOf(row, parts)
  return questionsOf(row, item && 'sections' in item ? item.sections : [])
}

/** Answers to questions of something else are left aside: `saved` then does not name them. */
export async function saveDraft(row: SubmissionRow, body: z.output<typeof AnswerSave>, parts: Parts): Reply {
  const known = await ownQuestions(row, parts)
  const sent = body.answers.filter(({ question }) => known.has(question))
  if (body.events) {
    await parts.db
      .update(submission)
      .set({ events: [...row.events, ...body.events] })
      .where(eq(submission._id, row._id))
  }
  return saveAnswers(row, sent, parts)
}

export async function saveFile(row: SubmissionRow, body: z.output<typeof FileSave>, person: Person, parts: Parts): Reply {
  const { question, edit, writer, file: upload } = body
  if (!(await ownQuestions(row, parts)).has(question)) throw badField('question', 'প্রশ্নটি এই কাজের নয়।')
  if (row.submitted_at !== null) throw new Refusal(403, 'জমা দেওয়ার পর আর ফাইল বদলানো যায় না।')
  const item = await itemOf(row, parts)
  await checkUpload(upload, item && 'accepts' in item ? item.accepts : [])

  const held = (await answersOf(row._id, parts)).find((answer) => answer.question === question)
  // A repeat of what is held already: the bytes need not be kept twice.
  if (!isNewer({ edit, writer }, held))
    return saveAnswers(row, [{ question, edit, writer, value: null, edited_at: parts.clock.iso() }], parts)
  const { _id, name, size, sha256 } = await parts.files.keep(upload, person._id)
  const value: StoredValue = { file: _id, name, size, sha256 }
  return saveAnswers(row, [{ question, edit, writer, value, edited_at: parts.clock.iso() }], parts)
}

const HANDED_IN = 'জমা হয়েছে। দেখা হলে জানাব।'
const HANDED_IN_LATE = 'দেরিতে জমা হয়েছে। দেখা হলে জানাব।'
const HANDED_IN_BEFORE = 'এটি আগেই জমা হয়েছে।'

async function isLate(row: SubmissionRow, now: string, parts: Parts): Promise<boolean> {
  const item = await itemOf(row, parts)
  if (!item || !('last_submission_date' in item)) return false
  if (item.is_closed) throw new Refusal(403, 'শিক্ষক জমা নেওয়া বন্ধ করেছেন।')
  return item.last_submission_date !== null && now > item.last_submission_date
}

/** The same key again gives the same answer; a second hand-in changes nothing. */
export async function handIn(row: SubmissionRow, { key }: z.output<typeof HandIn>, parts: Parts): Reply {
  const { db, clock } = parts
  if (row.submitted_at !== null) {
    const isRepeat = row.finish_key === key
    return say(isRepeat ? (row.is_late ? HANDED_IN_LATE : HANDED_IN) : HANDED_IN_BEFORE, await showSubmission(row, parts))
  }
  const held = await answersOf(row._id, parts)
  if (row.assignment !== null && !held.some(({ value }) => value !== null)) throw badField('file', 'আগে একটি ফাইল দিন, তারপর জমা দিন।')
  const now = clock.iso()
  const is_late = await isLate(row, now, parts)
  const done = { submitted_at: now, finish_key: key, is_late, version: row.version + 1 }
  const handed = await db.update(submission).set(done).where(eq(submission._id, row._id)).returning().get()
  return say(is_late ? HANDED_IN_LATE : HANDED_IN, await showSubmission(handed, parts))
}
