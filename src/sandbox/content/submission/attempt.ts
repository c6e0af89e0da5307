/** Lifecycle of an attempt: closing at the deadline, late saves, automatic marks. (ruling R34) */

import { and, eq, isNull, lt } from 'drizzle-orm'
import { DAY_MS } from '#src/lib/duration.ts'
import { listRows, updateById } from '../../database/queries.ts'
import {
  answer,
  type Mark,
  submission,
  type SubmissionRow,
  type AnswerRow,
} from '../../database/tables/learning.ts'
import { markAutomatically, isObjective } from '../../marking/auto-mark.ts'
import { type ExaminedItem, getQuestions } from '../exam/exam-questions.ts'
import type { Services } from '../services.ts'
import { findExaminedItem } from './examined-item.ts'

type Timed = Pick<Services, 'db' | 'clock'>

/** The server closes an attempt this long after its deadline, in milliseconds. */
const GRACE_MS = 30_000
/** Edits stamped before the deadline are still accepted this long after it. */
const LATE_DELIVERY_MS = DAY_MS

export async function readAnswers(submissionId: string, { db }: Pick<Services, 'db'>): Promise<AnswerRow[]> {
  return db.select().from(answer).where(eq(answer.submission, submissionId))
}

/** True if the deadline closed it, not the learner. */
export function isClosedByDeadline({ submitted_at, finish_key, try_no }: SubmissionRow): boolean {
  return submitted_at !== null && finish_key === null && try_no > 0
}

function isPast(instant: string, now: Date, after: number): boolean {
  return now.getTime() > Date.parse(instant) + after
}

/** Returns the row as submitted once its deadline is over. Nothing is written. */
export function applyDeadline(row: SubmissionRow, now: Date): SubmissionRow {
  if (row.submitted_at !== null || row.deadline === null || !isPast(row.deadline, now, GRACE_MS)) return row
  return { ...row, submitted_at: row.deadline, version: row.version + 1 }
}

/** `open` accepts every edit, `late` only edits made before the deadline, `closed` none. */
export function getSaveWindow(row: SubmissionRow, editedAt: string, now: Date): 'open' | 'late' | 'closed' {
  if (row.submitted_at === null) return 'open'
  if (
    !isClosedByDeadline(row) ||
    row.deadline === null ||
    row.checked_at !== null ||
    row.result_opened_at !== null
  )
    return 'closed'
  return Date.parse(editedAt) < Date.parse(row.deadline) && !isPast(row.deadline, now, LATE_DELIVERY_MS)
    ? 'late'
    : 'closed'
}

/** Adds the automatic marks; marks of a teacher stay. */
export function addAutoMarks(
  given: readonly Mark[],
  item: ExaminedItem | undefined,
  answers: readonly AnswerRow[],
): (Mark & { is_auto?: boolean })[] {
  const known = new Set(given.filter(({ mark }) => mark !== null).map(({ question }) => question))
  const autos = getQuestions(item).flatMap((question) => {
    const mark = known.has(question._id)
      ? undefined
      : markAutomatically(question, answers.find((stored) => stored.question === question._id)?.value)
    return mark === undefined
      ? []
      : [
          {
            ...given.find((one) => one.question === question._id),
            question: question._id,
            mark,
            is_auto: true,
          },
        ]
  })
  return [...given.filter(({ question }) => !autos.some((auto) => auto.question === question)), ...autos]
}

export function sumMarks(marks: readonly Mark[]): number {
  return marks.reduce((sum, { mark }) => sum + (mark ?? 0), 0)
}

/** Marks a quiz once no answer can arrive any more. Other work waits for a teacher. */
export async function computeFinalMarks(
  row: SubmissionRow,
  parts: Timed,
): Promise<Pick<SubmissionRow, 'marks' | 'obtained' | 'checked_at'> | object> {
  const item = await findExaminedItem(row, parts)
  const questions = getQuestions(item)
  if (questions.length === 0 || !questions.every(isObjective)) return {}
  const marks = addAutoMarks([], item, await readAnswers(row._id, parts))
  return { marks, obtained: sumMarks(marks), checked_at: parts.clock.iso() }
}

/** Closes an attempt at its deadline, and marks a quiz when no late delivery is possible any more. */
export async function closeIfOver(row: SubmissionRow, parts: Timed): Promise<SubmissionRow> {
  const { db, clock } = parts
  const now = applyDeadline(row, clock.now())
  const isFinal =
    isClosedByDeadline(now) &&
    now.checked_at === null &&
    now.deadline !== null &&
    isPast(now.deadline, clock.now(), LATE_DELIVERY_MS)
  const marked = isFinal ? await computeFinalMarks(now, parts) : {}
  if (now === row && Object.keys(marked).length === 0) return row
  const change = { submitted_at: now.submitted_at, version: now.version, ...marked }
  return updateById(db, submission, row._id, change)
}

/** Closes all overdue attempts before a list of them is read. */
export async function closeOverdue(parts: Timed): Promise<void> {
  const { db, clock } = parts
  const over = lt(submission.deadline, new Date(clock.now().getTime() - GRACE_MS).toISOString())
  for (const row of await listRows(db, submission, and(isNull(submission.submitted_at), over))) {
    await closeIfOver(row, parts)
  }
}
