/** Starts an attempt: one open attempt for each assignment or exam. (ruling R34) */

import { and, eq } from 'drizzle-orm'
import { findById, findRow, insertRow } from '../../database/queries.ts'
import { assignment, exam, type AssignmentRow, type ExamRow } from '../../database/tables/item.ts'
import { submission, type SubmissionRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { BadField, NotFound, HttpError } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import { assertBatchAccess, readBatch, readLearnerRecords, findInOwnBatch } from '../batch/batch-data.ts'
import { findExamAccess, findModuleLock } from '../batch/item-state.ts'
import { readLearnerView } from '../batch/study-plan-view.ts'
import { formatOpening } from '../exam/exam-access.ts'
import type { Services } from '../services.ts'
import { closeIfOver } from './attempt.ts'

type Draft = typeof submission.$inferInsert

const DONE = 'আপনি এটি আগেই জমা দিয়েছেন।'

/** A second start returns the open attempt. */
async function startTask(
  row: AssignmentRow & { batch: string },
  person: Person,
  parts: Services,
): Promise<SubmissionRow> {
  const { db } = parts
  const now = parts.clock.iso()
  const own = and(eq(submission.person, person._id), eq(submission.assignment, row._id))
  const before = await findRow(db, submission, own)
  if (before?.submitted_at === null) return before
  if (before) throw new HttpError(409, DONE)
  const lock = findModuleLock({ batchData: await readBatch(row.batch, db), now }, row.module)
  if (lock) throw new HttpError(403, lock.reason)
  if (row.created_at > now) throw new HttpError(403, formatOpening(row.created_at, now))
  if (row.is_closed) throw new HttpError(403, 'শিক্ষক জমা নেওয়া বন্ধ করেছেন।')
  const { _id, batch, marks } = row
  const draft: Draft = {
    _id: makeId(),
    person: person._id,
    assignment: _id,
    batch,
    kind: 'assignment',
    started_at: now,
    full_marks: marks,
  }
  return insertRow(db, submission, draft)
}

/**
 * The attempt ends when its minutes are over, but no later than the exam's window; a granted retest is not
 * limited by that.
 */
function computeDeadline(
  { duration, closes_at }: ExamRow,
  isRetest: boolean,
  parts: Services,
): string | null {
  const own = duration === 0 ? null : parts.clock.inSeconds(duration * 60)
  if (isRetest) return own
  if (own === null || closes_at === null) return own ?? closes_at
  return own < closes_at ? own : closes_at
}

async function startExam(
  row: ExamRow & { batch: string },
  person: Person,
  parts: Services,
): Promise<SubmissionRow> {
  const { db, clock } = parts
  const batchData = await readBatch(row.batch, db)
  const access = findExamAccess(
    row,
    await readLearnerView(batchData, await readLearnerRecords(person._id, batchData, db), parts),
  )
  if (access.cause === 'running') return closeIfOver(access.last!, parts)
  if (access.cause !== 'ok') throw new HttpError(access.cause === 'tries-used' ? 409 : 403, access.reason)
  const draft: Draft = {
    _id: makeId(),
    person: person._id,
    exam: row._id,
    batch: row.batch,
    kind: row.kind,
    try_no: (access.last?.try_no ?? 0) + 1,
    started_at: clock.iso(),
    deadline: computeDeadline(row, access.last?.retest === 'granted', parts),
    full_marks: row.marks,
  }
  return insertRow(db, submission, draft)
}

export async function startAttempt(
  { exam: examId, assignment: taskId }: { exam?: string | undefined; assignment?: string | undefined },
  person: Person,
  parts: Services,
): Promise<SubmissionRow> {
  const { db } = parts
  if (taskId !== undefined) {
    return startTask(await findInOwnBatch(assignment, taskId, 'অ্যাসাইনমেন্টটি', person, db), person, parts)
  }
  if (examId === undefined) throw new BadField('assignment', 'কোন কাজটি শুরু করবেন, তা জানান।')
  const row = await findById(db, exam, examId)
  const { batch } = row ?? {}
  if (!row?.is_published || !batch) throw new NotFound('পরীক্ষাটি')
  await assertBatchAccess(batch, person, db)
  return startExam({ ...row, batch }, person, parts)
}
