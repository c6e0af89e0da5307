/** Starting an attempt: one open attempt for each assignment or exam. (ruling R34) */
import { and, desc, eq } from 'drizzle-orm'
import { assignment, exam } from '../database/tables/item.ts'
import { submission } from '../database/tables/learning.ts'
import type { Person } from '../kernel/handler.ts'
import { newId } from '../kernel/new-id.ts'
import { badField, missing, Refusal } from '../kernel/refusal.ts'
import { closeIfOver } from './attempt.ts'
import { type AssignmentRow, enterBatch, type ExamRow, type SubmissionRow } from './batch-world.ts'
import { opensText } from './item-state.ts'
import type { Parts } from './parts.ts'

type Draft = typeof submission.$inferInsert

const DONE = 'আপনি এটি আগেই জমা দিয়েছেন।'

async function lastOf(draft: Draft, parts: Parts): Promise<SubmissionRow | undefined> {
  const item = draft.assignment ? eq(submission.assignment, draft.assignment) : eq(submission.exam, draft.exam ?? '')
  const own = and(eq(submission.person, draft.person), item)
  const row = await parts.db.select().from(submission).where(own).orderBy(desc(submission.started_at)).get()
  return row && closeIfOver(row, parts)
}

async function begin(draft: Draft, parts: Parts): Promise<SubmissionRow> {
  const before = await lastOf(draft, parts)
  if (before?.submitted_at === null && before.retest !== 'asked') return before
  if (before && before.retest !== 'granted') throw new Refusal(409, DONE)
  return parts.db.insert(submission).values(draft).returning().get()
}

function taskDraft(row: AssignmentRow, person: Person, now: string): Draft {
  if (row.created_at > now) throw new Refusal(403, opensText(row.created_at, now))
  if (row.is_closed) throw new Refusal(403, 'শিক্ষক জমা নেওয়া বন্ধ করেছেন।')
  const { _id, batch, marks } = row
  return { _id: newId(), person: person._id, assignment: _id, batch, kind: 'assignment', started_at: now, full_marks: marks }
}

/** The attempt ends when its minutes are over, and no later than the exam's window. */
function deadlineOf({ duration, closes_at }: ExamRow, parts: Parts): string | null {
  const own = duration === 0 ? null : parts.clock.inSeconds(duration * 60)
  if (own === null || closes_at === null) return own ?? closes_at
  return own < closes_at ? own : closes_at
}

function examDraft(row: ExamRow, person: Person, parts: Parts): Draft {
  const now = parts.clock.iso()
  const { _id, batch, kind, marks, opens_at, closes_at } = row
  if (opens_at !== null && opens_at > now) throw new Refusal(403, opensText(opens_at, now))
  if (closes_at !== null && closes_at <= now) throw new Refusal(403, 'এই পরীক্ষার সময় শেষ।')
  return { _id: newId(), person: person._id, exam: _id, batch, kind, started_at: now, deadline: deadlineOf(row, parts), full_marks: marks }
}

export async function startAttempt(
  { exam: examId, assignment: taskId }: { exam?: string | undefined; assignment?: string | undefined },
  person: Person,
  parts: Parts,
): Promise<SubmissionRow> {
  const { db, clock } = parts
  if (taskId !== undefined) {
    const row = await db.select().from(assignment).where(eq(assignment._id, taskId)).get()
    if (!row?.batch) throw missing('অ্যাসাইনমেন্টটি')
    await enterBatch(row.batch, person, db)
    return begin(taskDraft(row, person, clock.iso()), parts)
  }
  if (examId === undefined) throw badField('assignment', 'কোন কাজটি শুরু করবেন, তা জানান।')
  const row = await db.select().from(exam).where(eq(exam._id, examId)).get()
  if (!row?.batch || !row.is_published) throw missing('পরীক্ষাটি')
  await enterBatch(row.batch, person, db)
  return begin(examDraft(row, person, parts), parts)
}
