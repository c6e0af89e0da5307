/** A submission for learner and teacher. (ruling R34) */

import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Attempt, QuestionMark, Submission } from '#src/api/shapes/submission.ts'
import { listRows } from '../../database/queries.ts'
import { answer, submission, type AnswerRow, type SubmissionRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { getKey } from '../../marking/auto-mark.ts'
import { computeAveragePercent } from '../batch/batch-learners.ts'
import { isAttempt } from '../exam/exam-access.ts'
import {
  type SlotBookings,
  hideAnswers,
  type ExaminedItem,
  layOut,
  getQuestions,
} from '../exam/exam-questions.ts'
import { isPassed } from '../level/level-progress.ts'
import { readPerson } from '../people.ts'
import type { Services } from '../services.ts'
import { showValue } from './answer-save.ts'
import { readAnswers, addAutoMarks } from './attempt.ts'
import { findExaminedItem } from './examined-item.ts'
import { showCards } from './submission-cards.ts'

/** The interview slots that others have, and the one chosen here. */
export async function readSlotBookings(
  row: Pick<SubmissionRow, '_id'>,
  item: ExaminedItem | undefined,
  answers: readonly AnswerRow[],
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<SlotBookings> {
  const interviews = getQuestions(item).flatMap(({ _id, question_type }) =>
    question_type === 'interview' ? [_id] : [],
  )
  const others = and(inArray(answer.question, interviews), ne(answer.submission, row._id))
  const taken = interviews.length === 0 ? [] : await db.select().from(answer).where(others)
  return {
    chosenOf: (question) => {
      const value = answers.find((stored) => stored.question === question)?.value
      return typeof value === 'string' ? value : undefined
    },
    taken: new Set(taken.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))),
    now: clock.iso(),
  }
}

type Marks = v.InferInput<typeof QuestionMark>[]

/** Shows marks with the titles of the rubric; seeded assignments store ids. */
function showMarks(marks: ReturnType<typeof addAutoMarks>, item: ExaminedItem | undefined): Marks {
  const rubric = item && 'rubric' in item ? item.rubric : []
  const questions = getQuestions(item)
  return marks.map((given) => {
    const question = questions.find(({ _id }) => _id === given.question)
    const criteria = question && 'rubric' in question ? question.rubric : []
    return {
      ...given,
      marks: question?.marks ?? null,
      rubric: (given.rubric ?? []).map(({ _id, mark }) => {
        const title = rubric.find((line) => line._id === _id)?.title ?? _id
        return { title, mark, marks: criteria.find((line) => line.title === title)?.marks ?? mark }
      }),
    }
  })
}

interface Visibility {
  /** Marks, comments and the total. */
  seesResult: boolean
  /** Correct answers and rubrics. */
  seesKeys: boolean
  keysShownAt: string | null
}

/** Correct answers are hidden until nobody can take the exam any more. (ruling R34) */
function getLearnerVisibility(row: SubmissionRow, item: ExaminedItem | undefined, now: string): Visibility {
  const seesResult = row.checked_at !== null && (!item || !('shows_result' in item) || item.shows_result)
  // A level can be tried again, so its keys are shown only after passing.
  if (item && 'pass_percent' in item)
    return { seesResult, seesKeys: seesResult && isPassed(row, item), keysShownAt: null }
  if (!item || !('closes_at' in item)) return { seesResult, seesKeys: seesResult, keysShownAt: null }
  const isOver = item.closes_at === null || item.closes_at <= now
  const isLastTry = row.try_no >= item.tries
  return {
    seesResult,
    seesKeys: seesResult && isOver && isLastTry,
    keysShownAt: seesResult && !isOver ? item.closes_at : null,
  }
}

/** Fewer submissions would reveal individuals. */
const LEAST_PAPERS = 5

/** The class average of the exam, over everybody's last marked try. */
async function readClassResult({ exam, batch }: SubmissionRow, { db }: Pick<Services, 'db'>) {
  if (exam === null || batch === null) return null
  const marked = and(
    eq(submission.exam, exam),
    eq(submission.batch, batch),
    isNotNull(submission.checked_at),
    isNotNull(submission.obtained),
  )
  const rows = await listRows(db, submission, marked, asc(submission.try_no))
  const last = [...new Map(rows.map((each) => [each.person, each])).values()]
  const percent = computeAveragePercent(last)
  return percent === null || last.length < LEAST_PAPERS ? null : { percent, papers: last.length }
}

export async function showSubmission(
  row: SubmissionRow,
  reader: Person,
  parts: Services,
): Promise<v.InferInput<typeof Submission>> {
  const item = await findExaminedItem(row, parts)
  const answers = await readAnswers(row._id, parts)
  const isTeacher = reader.role === 'teacher'
  const own = getLearnerVisibility(row, item, parts.clock.iso())
  const { seesResult, seesKeys, keysShownAt } = isTeacher
    ? { seesResult: true, seesKeys: true, keysShownAt: null }
    : own
  const bookings = await readSlotBookings(row, item, answers, parts)
  const [card] = await showCards([row], reader, parts)
  return {
    ...card!,
    ...layOut(item, (question) => hideAnswers(question, bookings)),
    deadline: row.deadline,
    handed_at: row.handed_at,
    answers: answers.map(({ value, ...stored }) => ({ ...stored, value: showValue(value, parts) })),
    keys: seesKeys ? getQuestions(item).map(getKey) : [],
    keys_shown_at: keysShownAt,
    result: seesResult && isAttempt(row) ? showMarks(addAutoMarks(row.marks, item, answers), item) : [],
    events: isTeacher ? row.events : [],
    comment: seesResult ? row.comment : '',
    checked_at: row.checked_at,
    checked_by: await readPerson(row.checked_by, parts),
    retest_message: row.retest_message ?? '',
    class_result: seesResult && !isTeacher ? await readClassResult(row, parts) : null,
  }
}

export async function showAttempt(
  row: SubmissionRow,
  parts: Services,
): Promise<v.InferInput<typeof Attempt>> {
  const { _id, version, started_at, deadline, submitted_at } = row
  const answers = await readAnswers(_id, parts)
  return {
    _id,
    version,
    started_at,
    deadline,
    submitted_at,
    answers: answers.map(({ value, ...stored }) => ({ ...stored, value: showValue(value, parts) })),
  }
}
