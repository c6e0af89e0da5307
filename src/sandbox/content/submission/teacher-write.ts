/** Handles a teacher's PATCH: marks, comments and retest decisions, guarded by the version. (ruling R34) */

import type * as v from 'valibot'
import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import type { MarkSave, SubmissionWritten } from '#src/api/shapes/submission.ts'
import { updateById } from '../../database/queries.ts'
import { submission, type SubmissionRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { type MessageReply, reply } from '../../kernel/handler.ts'
import { BadField, HttpError } from '../../kernel/http-error.ts'
import { isAttempt } from '../exam/exam-access.ts'
import { type ExaminedItem, findQuestion } from '../exam/exam-questions.ts'
import type { Services } from '../services.ts'
import { readAnswers, sumMarks, addAutoMarks } from './attempt.ts'
import { findExaminedItem } from './examined-item.ts'
import { notifyLearner } from './notify-learner.ts'
import { showSubmission } from './submission-view.ts'

type Written = v.InferInput<typeof SubmissionWritten>
type Body = v.InferOutput<typeof MarkSave>
type Given = NonNullable<Body['marks']>

const SAVED = 'মূল্যায়ন সেভ হয়েছে।'
const RETEST_MESSAGES = {
  granted: 'রিটেস্টের অনুমতি দেওয়া হয়েছে।',
  refused: 'রিটেস্টের আবেদন ফিরিয়ে দেওয়া হয়েছে।',
} as const
const CHANGED = 'এর মধ্যে এই খাতায় অন্য বদল হয়েছে। এখনকার অবস্থা দেখে আবার দিন।'
/** Enough for repeats that are still being sent. */
const MAX_KEYS = 50

/** Rubric lines are identified by their titles here; omitted ones stay, `null` removes a mark. */
function mergeMarks(stored: SubmissionRow['marks'], given: Given): SubmissionRow['marks'] {
  const rest = stored.filter(({ question }) => !given.some((mark) => mark.question === question))
  const changed = given.map(({ rubric, ...mark }) => {
    const before = stored.find(({ question }) => question === mark.question)
    const lines = rubric?.map(({ title, mark: points }) => ({ _id: title, mark: points }))
    const points = mark.mark === undefined ? (before?.mark ?? null) : mark.mark
    return { ...before, ...mark, mark: points, ...(lines ? { rubric: lines } : {}) }
  })
  return [...rest, ...changed]
}

/** Tells whether each line is a criterion of the question's rubric and within its marks. */
function matchesRubric(lines: NonNullable<Given[number]['rubric']>, question: TeacherQuestion): boolean {
  const sheet = 'rubric' in question ? [...question.rubric] : []
  return lines.every(({ title, mark }) => {
    const at = sheet.findIndex((criterion) => criterion.title.trim() === title && mark <= criterion.marks)
    if (at >= 0) sheet.splice(at, 1)
    return at >= 0
  })
}

function checkMark({ mark, rubric = [] }: Given[number], question: TeacherQuestion | undefined): void {
  if (!question) throw new BadField('marks', 'প্রশ্নটি এই কাজের নয়।')
  if ((mark ?? 0) > question.marks) throw new BadField('marks', 'নম্বরটি প্রশ্নের পূর্ণ নম্বরের চেয়ে বেশি।')
  if (!matchesRubric(rubric, question))
    throw new BadField('marks', 'মানদণ্ডটি এই প্রশ্নের নয়, বা নম্বরটি তার পূর্ণ নম্বরের চেয়ে বেশি।')
}

function checkMarks(row: SubmissionRow, body: Body, item: ExaminedItem | undefined): void {
  const { marks = [] } = body
  for (const mark of marks) checkMark(mark, findQuestion(item, mark.question))
  if (new Set(marks.map(({ question }) => question)).size < marks.length)
    throw new BadField('marks', 'একই প্রশ্নের নম্বর দুবার এসেছে।')
  if (body.retest === 'refused' && row.retest === null)
    throw new BadField('retest', 'রিটেস্টের কোনো আবেদন নেই।')
  const isJudging = body.marks !== undefined || body.checked !== undefined
  if (isJudging && !isAttempt(row)) throw new HttpError(403, 'পরীক্ষাটি দেওয়া হয়নি, তাই নম্বর দেওয়া যায় না।')
  if (row.submitted_at === null) throw new HttpError(403, 'এখনো জমা দেওয়া হয়নি।')
}

async function computeCheckedFields(
  row: SubmissionRow,
  marks: SubmissionRow['marks'],
  isChecked: boolean,
  item: ExaminedItem | undefined,
  parts: Services,
) {
  if (!isChecked) return { marks, checked_at: null, obtained: null }
  const all = addAutoMarks(marks, item, await readAnswers(row._id, parts)).map(
    ({ is_auto: _isAuto, ...mark }) => mark,
  )
  return { marks: all, checked_at: row.checked_at ?? parts.clock.iso(), obtained: sumMarks(all) }
}

/** An old version returns 409 with the current state, a known key returns the same reply as before. */
export async function saveMarks(
  row: SubmissionRow,
  body: Body,
  person: Person,
  parts: Services,
): Promise<MessageReply<Written>> {
  const message = body.retest ? RETEST_MESSAGES[body.retest] : SAVED
  if (row.check_keys.includes(body.key)) return reply(message, await showSubmission(row, person, parts))
  if (row.version !== body.version)
    throw new HttpError(409, CHANGED, { data: await showSubmission(row, person, parts) })
  const item = await findExaminedItem(row, parts)
  checkMarks(row, body, item)
  const isChecked = body.checked ?? row.checked_at !== null
  const judged = await computeCheckedFields(
    row,
    mergeMarks(row.marks, body.marks ?? []),
    isChecked,
    item,
    parts,
  )
  const isJudging = body.marks !== undefined || body.checked !== undefined || body.comment !== undefined
  const saved = await updateById(parts.db, submission, row._id, {
    ...judged,
    comment: body.comment ?? row.comment,
    checked_by: isJudging ? person._id : row.checked_by,
    check_keys: [...row.check_keys, body.key].slice(-MAX_KEYS),
    retest: body.retest ?? row.retest,
    version: row.version + 1,
  })
  await notifyLearner(row, saved, item, parts)
  return reply(message, await showSubmission(saved, person, parts))
}
