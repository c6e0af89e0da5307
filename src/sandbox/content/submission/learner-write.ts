/** Handles a learner's PATCH: saving answers, storing a file, submitting. (ruling R34) */

import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type {
  AnswerSave,
  AttemptEvent,
  FileSave,
  HandIn,
  SubmissionWritten,
} from '#src/api/shapes/submission.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { updateById } from '../../database/queries.ts'
import { submission, type SubmissionRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { type MessageReply, reply } from '../../kernel/handler.ts'
import { BadField, HttpError } from '../../kernel/http-error.ts'
import { checkUpload } from '../check-upload.ts'
import { type ExaminedItem, findQuestion, getQuestions } from '../exam/exam-questions.ts'
import type { Services } from '../services.ts'
import { isAnnounced, isStoredFile, refuseFalseFiles, saveAnswers, saveFileAnswer } from './answer-save.ts'
import { readAnswers, getSaveWindow, computeFinalMarks, isClosedByDeadline } from './attempt.ts'
import { findExaminedItem } from './examined-item.ts'
import { readSlotBookings, showSubmission } from './submission-view.ts'

type Written = v.InferInput<typeof SubmissionWritten>
type Reply = Promise<Written | MessageReply<Written>>
type Sent = v.InferOutput<typeof AnswerSave>['answers']
type Event = v.InferOutput<typeof AttemptEvent>

/** A repeated save contains the same events again. */
function mergeEvents(stored: readonly Event[], sent: readonly Event[]): Event[] {
  const known = new Set(stored.map(({ kind, at }) => `${kind} ${at}`))
  return [...stored, ...sent.filter(({ kind, at }) => !known.has(`${kind} ${at}`))]
}

/** Rejects an interview slot that another learner has; repeating one's own choice is fine. */
async function refuseTakenSlots(
  row: SubmissionRow,
  sent: Sent,
  item: ExaminedItem | undefined,
  parts: Services,
): Promise<void> {
  const { taken, chosenOf } = await readSlotBookings(row, item, await readAnswers(row._id, parts), parts)
  const isInterview = (id: string) => findQuestion(item, id)?.question_type === 'interview'
  const isTaken = ({ question, value }: Sent[number]) =>
    isInterview(question) && typeof value === 'string' && taken.has(value) && chosenOf(question) !== value
  const at = sent.findIndex(isTaken)
  if (at !== -1) throw new BadField(`answers.${at}.value`, 'এই সময়টি আরেকজন নিয়েছেন। অন্য একটি সময় বেছে নিন।')
}

/** Ignores answers to unknown questions; `saved` does not list them. */
export async function saveDraft(
  row: SubmissionRow,
  body: v.InferOutput<typeof AnswerSave>,
  parts: Services,
): Reply {
  const item = await findExaminedItem(row, parts)
  refuseFalseFiles(body.answers)
  await refuseTakenSlots(row, body.answers, item, parts)
  const known = new Set(getQuestions(item).map(({ _id }) => _id))
  const sent = body.answers.filter(({ question }) => known.has(question))
  if (body.events && row.checked_at === null) {
    const events = mergeEvents(row.events, body.events)
    await parts.db.update(submission).set({ events }).where(eq(submission._id, row._id))
  }
  return saveAnswers(row, sent, parts)
}

/** After the deadline a file is only accepted if exactly this edit was announced in time. */
export async function saveFile(
  row: SubmissionRow,
  body: v.InferOutput<typeof FileSave>,
  parts: Services,
): Reply {
  const question = findQuestion(await findExaminedItem(row, parts), body.question)
  if (question?.question_type !== 'file_upload') throw new BadField('question', 'প্রশ্নটি এই কাজের নয়।')
  const stored = (await readAnswers(row._id, parts)).find((one) => one.question === question._id)
  const announced = isAnnounced(stored, body) ? stored : undefined
  const stamp = announced?.edited_at ?? parts.clock.iso()
  if (getSaveWindow(row, stamp, parts.clock.now()) === 'closed')
    throw new HttpError(403, 'জমা দেওয়ার পর আর ফাইল বদলানো যায় না।')
  await checkUpload(body.file, question.accept)
  if (announced && announced.value.size !== body.file.size)
    throw new BadField('file', 'এটি আগে বেছে নেওয়া ফাইলটি নয়।')
  return saveFileAnswer(row, body, stamp, parts)
}

const HANDED_IN = 'জমা হয়েছে। দেখা হলে জানাব।'
const HANDED_IN_LATE = 'দেরিতে জমা হয়েছে। দেখা হলে জানাব।'
const HANDED_IN_BEFORE = 'এটি আগেই জমা হয়েছে।'
const MARKED = 'জমা হয়েছে। ফল তৈরি।'

async function isLate(row: SubmissionRow, now: string, parts: Services): Promise<boolean> {
  const item = await findExaminedItem(row, parts)
  if (!item || !('last_submission_date' in item)) return false
  if (item.is_closed) throw new HttpError(403, 'শিক্ষক জমা নেওয়া বন্ধ করেছেন।')
  return item.last_submission_date !== null && now > item.last_submission_date
}

function getSubmittedText(row: SubmissionRow): string {
  if (row.checked_at !== null && row.checked_by === null) return MARKED
  return row.is_late ? HANDED_IN_LATE : HANDED_IN
}

/** Requires uploaded bytes: a file that is only announced cannot be marked, nor sent after the submission. */
async function hasWork(row: SubmissionRow, parts: Services): Promise<boolean> {
  return (await readAnswers(row._id, parts)).some(({ value }) => isStoredFile(value) && value.file !== null)
}

/** What waits on a device longer than this is deleted there (ruling R16), so no press is older. In milliseconds. */
const PRESS_AGE = 30 * DAY_MS

/**
 * When an assignment's hand-in was pressed: never after its arrival, whatever the client says. An exam is
 * handed in when it arrives. (rulings R34, R81)
 */
function findPressTime({ assignment }: SubmissionRow, pressed: string | undefined, now: string): string {
  if (assignment === null || pressed === undefined) return now
  const time = Date.parse(pressed)
  return time <= Date.parse(now) && time > Date.parse(now) - PRESS_AGE ? new Date(time).toISOString() : now
}

/**
 * The same key repeats the same reply; a second submission changes nothing. After the deadline it says that
 * no late delivery will follow.
 */
export async function submitAttempt(
  row: SubmissionRow,
  { key, handed_at }: v.InferOutput<typeof HandIn>,
  person: Person,
  parts: Services,
): Reply {
  if (row.submitted_at !== null && (!isClosedByDeadline(row) || row.checked_at !== null)) {
    return reply(
      row.finish_key === key ? getSubmittedText(row) : HANDED_IN_BEFORE,
      await showSubmission(row, person, parts),
    )
  }
  if (row.assignment !== null && !(await hasWork(row, parts))) {
    throw new BadField('file', 'আগে একটি ফাইল দিন, তারপর জমা দিন।')
  }
  const now = parts.clock.iso()
  const handedAt = findPressTime(row, handed_at, now)
  const change = {
    submitted_at: row.submitted_at ?? now,
    finish_key: key,
    handed_at: handedAt,
    is_late: await isLate(row, handedAt, parts),
    version: row.version + 1,
    ...(await computeFinalMarks(row, parts)),
  }
  const handed = await updateById(parts.db, submission, row._id, change)
  return reply(getSubmittedText(handed), await showSubmission(handed, person, parts))
}
