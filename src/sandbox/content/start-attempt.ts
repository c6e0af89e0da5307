/** Starting an attempt: one open attempt for each assignment or exam. (ruling R34) */
import { and, eq } from 'drizzle-orm'
import { assignment, exam } from '../database/tables/item.ts'
import { submission } from '../database/tables/learning.ts'
import type { Person } from '../kernel/handler.ts'
import { makeId } from '../kernel/new-id.ts'
import { badField, missing, Refusal } from '../kernel/refusal.ts'
import { closeIfOver } from './attempt.ts'
import { type AssignmentRow, assertBatchAccess, type ExamRow, readBatch, readLearnerRecords, type SubmissionRow } from './batch-world.ts'
import { formatOpening } from './exam-door.ts'
import { findExamAccess, findModuleLock } from './item-state.ts'
import type { Services } from './parts.ts'
import { readLearnerView } from './study-way.ts'

type Draft = typeof submission.$inferInsert

const DONE = 'আপনি এটি আগেই জমা দিয়েছেন।'

/** A second start answers the open attempt. */
async function startTask(row: AssignmentRow & { batch: string }, person: Person, parts: Services): Promise<SubmissionRow> {
  const { db } = parts
  const now = parts.clock.iso()
  const own = and(eq(submission.person, person._id), eq(submission.assignment, row._id))
  const before = await db.select().from(submission).where(own).get()
  if (before?.submitted_at === null) return before
  if (before) throw new Refusal(409, DONE)
  const lock = findModuleLock({ world: await readBatch(row.batch, db), now }, row.module)
  if (lock) throw new Refusal(403, lock.reason)
  if (row.created_at > now) throw new Refusal(403, formatOpening(row.created_at, now))
  if (row.is_closed) throw new Refusal(403, 'শিক্ষক জমা নেওয়া বন্ধ করেছেন।')
  const { _id, batch, marks } = row
  const draft: Draft = { _id: makeId(), person: person._id, assignment: _id, batch, kind: 'assignment', started_at: now, full_marks: marks }
  return db.insert(submission).values(draft).returning().get()
}

/** The attempt ends when its minutes are over, and no later than the exam's window; a granted retest lies outside of that. */
function computeDeadline({ duration, closes_at }: ExamRow, isRetest: boolean, parts: Services): string | null {
  const own = duration === 0 ? null : parts.clock.inSeconds(duration * 60)
  if (isRetest) return own
  if (own === null || closes_at === null) return own ?? closes_at
  return own < closes_at ? own : closes_at
}

async function startExam(row: ExamRow & { batch: string }, person: Person, parts: Services): Promise<SubmissionRow> {
  const { db, clock } = parts
  const world = await readBatch(row.batch, db)
  const door = findExamAccess(row, await readLearnerView(world, await readLearnerRecords(person._id, world, db), parts))
  if (door.cause === 'running') return closeIfOver(door.last!, parts)
  if (door.cause !== 'ok') throw new Refusal(door.cause === 'tries-used' ? 409 : 403, door.reason)
  const draft: Draft = {
    _id: makeId(),
    person: person._id,
    exam: row._id,
    batch: row.batch,
    kind: row.kind,
    try_no: (door.last?.try_no ?? 0) + 1,
    started_at: clock.iso(),
    deadline: computeDeadline(row, door.last?.retest === 'granted', parts),
    full_marks: row.marks,
  }
  return db.insert(submission).values(draft).returning().get()
}

export async function startAttempt(
  { exam: examId, assignment: taskId }: { exam?: string | undefined; assignment?: string | undefined },
  person: Person,
  parts: Services,
): Promise<SubmissionRow> {
  const { db } = parts
  if (taskId !== undefined) {
    const row = await db.select().from(assignment).where(eq(assignment._id, taskId)).get()
    const { batch } = row ?? {}
    if (!row || !batch) throw missing('অ্যাসাইনমেন্টটি')
    await assertBatchAccess(batch, person, db)
    return startTask({ ...row, batch }, person, parts)
  }
  if (examId === undefined) throw badField('assignment', 'কোন কাজটি শুরু করবেন, তা জানান।')
  const row = await db.select().from(exam).where(eq(exam._id, examId)).get()
  const { batch } = row ?? {}
  if (!row?.is_published || !batch) throw missing('পরীক্ষাটি')
  await assertBatchAccess(batch, person, db)
  return startExam({ ...row, batch }, person, parts)
}
