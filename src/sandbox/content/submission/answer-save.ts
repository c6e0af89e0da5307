/** Stores answers: the greater (edit, writer) wins; a file's bytes may follow its announcement. (rulings R34, R46) */

import * as v from 'valibot'
import { type AnswerSave, type AnswerValue, FileValue, type Saved } from '#src/api/shapes/submission.ts'
import { updateById } from '../../database/queries.ts'
import { answer, submission, type AnswerRow, type SubmissionRow } from '../../database/tables/learning.ts'
import { BadField } from '../../kernel/http-error.ts'
import type { Services } from '../services.ts'
import { readAnswers, getSaveWindow } from './attempt.ts'

type SentAnswer = v.InferOutput<typeof AnswerSave>['answers'][number]
type SavedReply = v.InferInput<typeof Saved>

/** A file answer as stored in the database; without a file id it is only announced. */
export interface StoredValue {
  file: string | null
  name: string
  size: number
  sha256: string
}

const Stored = v.object({ ...v.omit(FileValue, ['url']).entries, file: v.nullable(v.string()) })

/** Distinguishes a stored file from other values; clients cannot send one, since their files have no id. */
export function isStoredFile(value: unknown): value is StoredValue {
  return v.is(Stored, value)
}

const isNamedFile = (value: unknown) => typeof value === 'object' && value !== null && 'sha256' in value

/** Rejects values that only look like a file: readers would follow their address. */
export function refuseFalseFiles(sent: readonly { value: unknown }[]): void {
  const at = sent.findIndex(({ value }) => isNamedFile(value) && !v.is(FileValue, value))
  if (at !== -1) throw new BadField(`answers.${at}.value`, 'ফাইলের তথ্য ঠিক নেই। ফাইলটি আবার বেছে নিন।')
}

/** Rejects files in a short quiz, which has no call to upload their bytes. */
export function refuseFiles(sent: readonly { value: unknown }[]): void {
  const at = sent.findIndex(({ value }) => isNamedFile(value))
  if (at !== -1) throw new BadField(`answers.${at}.value`, 'কুইজে ফাইল দেওয়া যায় না।')
}

/**
 * The value in the contract's form, with new addresses for files. The stored value was validated by the row's
 * schema.
 */
export function showValue(
  value: unknown,
  { files }: Pick<Services, 'files'>,
): v.InferInput<typeof AnswerValue> {
  if (!isStoredFile(value)) return value as v.InferInput<typeof AnswerValue>
  const { file, name, size, sha256 } = value
  return { url: file === null ? '' : files.getAddress(file, name), name, size, sha256 }
}

/** Never stores an address sent by a learner: a file in a save is the stored file, or an announcement. */
function getStoredValue(value: unknown, stored: AnswerRow | undefined): unknown {
  if (!v.is(FileValue, value)) return value
  const { name, size, sha256 } = value
  if (isStoredFile(stored?.value) && sha256 !== '' && stored.value.sha256 === sha256) return stored.value
  return { file: null, name, size, sha256 } satisfies StoredValue
}

interface Stamp {
  edit: number
  writer: string
}

/** The greater (edit, writer) wins, so that repeats and late deliveries are harmless. */
export function isNewer(sent: Stamp, stored: Stamp | undefined): boolean {
  if (!stored) return true
  return sent.edit === stored.edit ? sent.writer > stored.writer : sent.edit > stored.edit
}

/** Tells whether exactly this edit was announced and its bytes arrive now. */
export function isAnnounced(
  stored: AnswerRow | undefined,
  { edit, writer }: Stamp,
): stored is AnswerRow & { value: StoredValue } {
  return (
    stored?.edit === edit &&
    stored.writer === writer &&
    isStoredFile(stored.value) &&
    stored.value.file === null
  )
}

async function put(
  row: SubmissionRow,
  sent: SentAnswer & { value: unknown },
  isLate: boolean,
  { db }: Pick<Services, 'db'>,
): Promise<void> {
  const values = { ...sent, submission: row._id, late_delivery: isLate }
  await db
    .insert(answer)
    .values(values)
    .onConflictDoUpdate({ target: [answer.submission, answer.question], set: values })
}

/** Shows the stored answers to these questions. */
async function buildSavedReply(
  row: SubmissionRow,
  asked: ReadonlySet<string>,
  parts: Services,
): Promise<SavedReply> {
  const stored = (await readAnswers(row._id, parts)).filter(({ question }) => asked.has(question))
  const saved = stored.map(({ question, edit, writer, edited_at, value, late_delivery }) => ({
    question,
    edit,
    writer,
    edited_at,
    value: showValue(value, parts),
    late_delivery,
  }))
  return { version: row.version, submitted_at: row.submitted_at, saved }
}

async function afterChange(
  row: SubmissionRow,
  isLate: boolean,
  { db }: Pick<Services, 'db'>,
): Promise<SubmissionRow> {
  const late = isLate ? { late_delivery: true } : {}
  const change = { version: row.version + 1, ...late }
  return updateById(db, submission, row._id, change)
}

/**
 * Stores the edits that still count and returns the stored state; an edit that comes too late is not an
 * error. (ruling R34)
 */
export async function saveAnswers(
  row: SubmissionRow,
  sent: readonly SentAnswer[],
  parts: Services,
): Promise<SavedReply> {
  const before = new Map((await readAnswers(row._id, parts)).map((stored) => [stored.question, stored]))
  const saveWindows = new Set<'open' | 'late'>()
  for (const edit of sent) {
    const saveWindow = getSaveWindow(row, edit.edited_at, parts.clock.now())
    const stored = before.get(edit.question)
    if (saveWindow === 'closed' || !isNewer(edit, stored)) continue
    saveWindows.add(saveWindow)
    await put(
      row,
      { ...edit, value: getStoredValue(edit.value, stored) as SentAnswer['value'] },
      saveWindow === 'late',
      parts,
    )
  }
  const now = saveWindows.size === 0 ? row : await afterChange(row, saveWindows.has('late'), parts)
  return buildSavedReply(now, new Set(sent.map(({ question }) => question)), parts)
}

interface SentFile extends Stamp {
  question: string
  file: File
}

/**
 * Stores the bytes of a file answer once; a repeat or an older edit changes nothing. `stamp`: when the file
 * was chosen.
 */
export async function saveFileAnswer(
  row: SubmissionRow,
  sent: SentFile,
  stamp: string,
  parts: Services,
): Promise<SavedReply> {
  const { question, edit, writer, file } = sent
  const stored = (await readAnswers(row._id, parts)).find((one) => one.question === question)
  const asked = new Set([question])
  const fills = isAnnounced(stored, sent)
  if (!fills && !isNewer(sent, stored)) return buildSavedReply(row, asked, parts)
  const { _id, name, size, sha256 } = await parts.files.store(file, row.person)
  const value = { file: _id, name, size, sha256 } satisfies StoredValue
  const isLate = row.submitted_at !== null
  await put(
    row,
    { question, edit, writer, edited_at: stamp, value: value as unknown as SentAnswer['value'] },
    isLate,
    parts,
  )
  return buildSavedReply(await afterChange(row, isLate, parts), asked, parts)
}
