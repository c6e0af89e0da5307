/** Submissions as learner and teacher see them. (ruling R34) */
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Attempt, QuestionMark, Submission, SubmissionCard } from '#src/api/shapes/submission.ts'
import { batch } from '../database/tables/batch.ts'
import { course } from '../database/tables/catalogue.ts'
import { assignment, exam } from '../database/tables/item.ts'
import { answersOf, showValue, wasClosed } from './attempt.ts'
import type { SubmissionRow } from './batch-world.ts'
import type { Parts } from './parts.ts'
import { peopleById } from './person-shown.ts'

type Card = z.input<typeof SubmissionCard>

export async function itemOf(row: Pick<SubmissionRow, 'exam' | 'assignment'>, { db }: Pick<Parts, 'db'>) {
  if (row.assignment !== null) return db.select().from(assignment).where(eq(assignment._id, row.assignment)).get()
  return row.exam === null ? undefined : db.select().from(exam).where(eq(exam._id, row.exam)).get()
}

function stateOf(row: SubmissionRow): Card['state'] {
  if (row.checked_at !== null) return 'checked'
  if (row.submitted_at === null) return 'open'
  return wasClosed(row) ? 'closed' : 'handed-in'
}

export async function showSubmissionCard(row: SubmissionRow, parts: Parts): Promise<Card> {
  const { db } = parts
  const item = await itemOf(row, parts)
  const people = await peopleById([row.person], parts)
  const marks = { _id: batch._id, title: batch.title, course_title: course.title }
  const found = row.batch === null ? undefined : db.select(marks).from(batch).innerJoin(course, eq(course._id, batch.course))
  const mark = found && row.batch !== null ? await found.where(eq(batch._id, row.batch)).get() : undefined
  return {
    _id: row._id,
    kind: row.kind as Card['kind'],
    title: item?.title ?? '',
    state: stateOf(row),
    exam: row.exam,
    assignment: row.assignment,
    batch: mark ?? null,
    learner: people.get(row.person) ?? { _id: row.person },
    version: row.version,
    started_at: row.started_at,
    submitted_at: row.submitted_at,
    is_late: row.is_late,
    late_delivery: row.late_delivery,
    mark: row.obtained,
    marks: row.full_marks,
  }
}

/** Marks with the words of the rubric: the submission keeps ids, the reader wants titles. */
function resultOf(row: SubmissionRow, rubric: readonly { _id: string; title: string; marks: number }[]): z.input<typeof QuestionMark>[] {
  return row.marks.map((given) => ({
    ...given,
    marks: row.full_marks,
    rubric: (given.rubric ?? []).map(({ _id, mark }) => {
      const line = rubric.find((known) => known._id === _id || known.title === _id)
      return { title: line?.title ?? _id, mark, marks: line?.marks ?? mark }
    }),
  }))
}

const RETEST = { asked: 'requested', granted: 'granted', refused: 'refused' } as const

export async function showSubmission(row: SubmissionRow, parts: Parts): Promise<z.input<typeof Submission>> {
  const item = await itemOf(row, parts)
  const rubric = item && 'rubric' in item ? item.rubric : []
  const checkers = await peopleById(row.checked_by === null ? [] : [row.checked_by], parts)
  const answers = await answersOf(row._id, parts)
  return {
    ...(await showSubmissionCard(row, parts)),
    format_type: 'flat',
    deadline: row.deadline,
    answers: answers.map(({ value, ...answer }) => ({ ...answer, value: showValue(value, parts) })),
    result: row.checked_at === null ? [] : resultOf(row, rubric),
    comment: row.checked_at === null ? '' : row.comment,
    checked_at: row.checked_at,
    checked_by: checkers.get(row.checked_by ?? '') ?? null,
    retest: row.retest === null ? 'none' : RETEST[row.retest],
  }
}

export async function showAttempt(row: SubmissionRow, parts: Parts): Promise<z.input<typeof Attempt>> {
  const answers = await answersOf(row._id, parts)
  return {
    _id: row._id,
    version: row.version,
    started_at: row.started_at,
    deadline: row.deadline,
    submitted_at: row.submitted_at,
    answers: answers.map(({ value, ...answer }) => ({ ...answer, value: showValue(value, parts) })),
  }
}
