/** An attempt on the server: answers by the greater edit, closing at the deadline, what counts as late. (ruling R34) */
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { AnswerSave, AnswerValue, Saved } from '#src/api/shapes/submission.ts'
import { answer, submission } from '../database/tables/learning.ts'
import type { SubmissionRow } from './batch-world.ts'
import type { Parts } from './parts.ts'

export type AnswerRow = typeof answer.$inferSelect
type SentAnswer = z.output<typeof AnswerSave>['answers'][number]
type SavedReply = z.input<typeof Saved>

/** The server closes an attempt this long after its deadline, in milliseconds. */
const GRACE_MS = 30_000
/** Edits stamped before the deadline are still taken this long after it. */
const STRAGGLERS_MS = 24 * 3_600_000

/** How a file answer lies in the database; its address is made anew for each reply. (ruling R46) */
export interface StoredValue {
  file: string
  name: string
  size: number
  sha256: string
}

export function isStoredFile(value: unknown): value is StoredValue {
  return typeof value === 'object' && value !== null && 'file' in value && 'sha256' in value
}

/** The value as the contract shows it. What is stored came through the row's own schema. */
export function showValue(value: unknown, { files }: Pick<Parts, 'files'>): z.input<typeof AnswerValue> {
  if (!isStoredFile(value)) return value as z.input<typeof AnswerValue>
  const { file, name, size, sha256 } = value
  return { url: files.address(file, name), name, size, sha256 }
}

/** Brings the attempt up to date with the clock: at its deadline it is handed in with what it holds. */
export async function closeIfOver(row: SubmissionRow, { db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<SubmissionRow> {
  if (row.submitted_at !== null || row.deadline === null) return row
  if (clock.now().getTime() <= Date.parse(row.deadline) + GRACE_MS) return row
  const closed = { submitted_at: row.deadline, version: row.version + 1 }
  return db.update(submission).set(closed).where(eq(submission._id, row._id)).returning().get()
}

/** The deadline handed it in, not the learner. */
export function wasClosed({ submitted_at, finish_key }: SubmissionRow): boolean {
  return submitted_at !== null && finish_key === null
}

/** `open` takes everything, `late` only stragglers, `shut` nothing. */
function doorFor(row: SubmissionRow, sent: Pick<SentAnswer, 'edited_at'>, now: number): 'open' | 'late' | 'shut' {
  if (row.submitted_at === null) return 'open'
  if (!wasClosed(row) || row.deadline === null || row.checked_at !== null || row.result_opened_at !== null) return 'shut'
  const deadline = Date.parse(row.deadline)
  return Date.parse(sent.edited_at) < deadline && now <= deadline + STRAGGLERS_MS ? 'late' : 'shut'
}

/** The greater (edit, writer) wins, so that repeats and stragglers do no harm. */
export function isNewer(sent: { edit: number; writer: string }, held: { edit: number; writer: string } | undefined): boolean {
  if (!held) return true
  return sent.edit === held.edit ? sent.writer > held.writer : sent.edit > held.edit
}

export async function answersOf(submissionId: string, { db }: Pick<Parts, 'db'>): Promise<AnswerRow[]> {
  return db.select().from(answer).where(eq(answer.submission, submissionId))
}

interface Sent extends Omit<SentAnswer, 'value'> {
  value: unknown
}

async function put(row: SubmissionRow, sent: Sent, isLate: boolean, { db }: Pick<Parts, 'db'>): Promise<void> {
  const values = { ...sent, submission: row._id, late_delivery: isLate }
  await db
    .insert(answer)
    .values(values)
    .onConflictDoUpdate({ target: [answer.submission, answer.question], set: values })
}

/** Takes what may be taken and says what is held now; never an error for an edit that came too late. (ruling R34) */
export async function saveAnswers(row: SubmissionRow, sent: readonly Sent[], parts: Parts): Promise<SavedReply> {
  const { db, clock } = parts
  let isLate = false
  for (const edit of sent) {
    const door = doorFor(row, edit, clock.now().getTime())
    const same = and(eq(answer.submission, row._id), eq(answer.question, edit.question))
    const held = await db.select().from(answer).where(same).get()
    if (door === 'shut' || !isNewer(edit, held)) continue
    isLate ||= door === 'late'
    await put(row, edit, door === 'late', parts)
  }
  const version = row.version + 1
  const late = isLate ? { late_delivery: true } : {}
  await db
    .update(submission)
    .set({ version, ...late })
    .where(eq(submission._id, row._id))
  const asked = new Set(sent.map(({ question }) => question))
  const now = (await answersOf(row._id, parts)).filter(({ question }) => asked.has(question))
  return {
    version,
    saved: now.map(({ question, edit, writer, value }) => ({ question, edit, writer, value: showValue(value, parts) })),
  }
}
