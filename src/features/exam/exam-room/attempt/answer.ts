/** An answer in the exam room: its value, its edit number, and its delivery state. (ruling R34) */

import type { AnswerValue, FileValue } from '#src/api/shapes/submission.ts'
import { isBlank as isBlankText } from '#src/lib/invisible.ts'

/** The greater (edit, writer) wins; `writer` is the random id of a tab. */
export interface EditMark {
  edit: number
  writer: string
}

interface AnswerBase extends EditMark {
  question: string
  value: AnswerValue
  /** Server time as ISO text; empty if only the server knows when the answer was written. */
  edited_at: string
  /** The timestamp is an estimate, since the page did not know the server's time yet. */
  isGuessed?: boolean | undefined
  /** Rebased on another edit since it was written, so its count does not tell its age. */
  isRebased?: boolean | undefined
  /** The server's version that an unsent answer is based on; null if there was none, missing if unknown. */
  base?: EditMark | null | undefined
  /**
   * A version that lost against a later edit before the server had it, offered until the learner chooses;
   * null once dismissed.
   */
  other?: AnswerValue | undefined
}

/**
 * The answer exists only here (`dirty`), this exact edit is being sent, or the server has confirmed this
 * exact edit.
 */
interface Pending {
  state: 'dirty' | 'sending' | 'acknowledged'
  refusal?: undefined
}

interface Unsent {
  state: 'dirty'
  refusal?: undefined
}

/**
 * The attempt was closed before the answer arrived, or the server rejects it; `refusal` is the server's own
 * reason.
 */
interface Refused {
  state: 'refused'
  refusal?: string | undefined
}

/** A file whose bytes are sent separately. */
interface FileBase extends AnswerBase {
  /** The server knows the file's name, and accepts its bytes after the deadline too. */
  isAnnounced: boolean
  /** The answer that the file replaces, while it can still be restored. */
  replaced?: AnswerValue | undefined
}

/** Sent whole, in its value. */
interface PlainAnswer extends AnswerBase {
  kind: 'plain'
}

/** This device has the bytes, as far as known. */
interface ChosenFile extends FileBase {
  kind: 'file'
}

/** The server has received the bytes and rejects them: another file must be chosen. */
interface UnwantedFile extends FileBase {
  kind: 'unwanted-file'
}

/** Announced by another device, or by a page that lost the bytes: they cannot be sent from here. */
interface RemoteFile extends FileBase {
  kind: 'remote-file'
  isAnnounced: true
  replaced?: undefined
}

export type FileAnswer =
  | (ChosenFile & (Pending | Refused))
  | ((UnwantedFile | RemoteFile) & (Unsent | Refused))
export type Answer = (PlainAnswer & (Pending | Refused)) | FileAnswer
export type Answers = Readonly<Record<string, Answer>>
/** Two versions of one answer, of which the learner must choose one. */
export type Conflict = Answer & { other: AnswerValue }

export function isSame(one: EditMark, other: EditMark): boolean {
  return one.edit === other.edit && one.writer === other.writer
}

export function isNewer(one: EditMark, other: EditMark): boolean {
  return one.edit === other.edit ? one.writer > other.writer : one.edit > other.edit
}

/** Tells whether one of these is the same edit with another count. */
export function isRenumbered(answer: Answer, among: readonly Answer[]): boolean {
  return among.some(
    (one) => one.question === answer.question && one.edited_at === answer.edited_at && !isSame(one, answer),
  )
}

/** Finds the server's version that the next edit of this answer is based on. */
export function findBase(before: Answer | undefined): AnswerBase['base'] {
  if (before === undefined) return null
  return before.state === 'acknowledged' ? { edit: before.edit, writer: before.writer } : before.base
}

export function isFile(answer: Answer): answer is FileAnswer {
  return answer.kind !== 'plain'
}

export function isUnsent({ state }: Answer): boolean {
  return state === 'dirty' || state === 'sending'
}

export function markDirty(answer: Answer): Answer {
  return { ...answer, state: 'dirty', refusal: undefined }
}

export function markRefused(answer: Answer, refusal?: string): Answer {
  return { ...answer, state: 'refused', refusal }
}

/** A file whose bytes the server has is an ordinary answer, wherever they came from. */
export function markAcknowledged(answer: Answer): Answer {
  const mark = { state: 'acknowledged', refusal: undefined, base: undefined } as const
  return isFile(answer) ? { ...answer, ...mark, kind: 'file' } : { ...answer, ...mark }
}

/**
 * Corrects estimated timestamps by this many milliseconds; an answer rejected for its timestamp gets another
 * chance.
 */
export function correctStamps(answers: readonly Answer[], by: number): Answer[] {
  return answers.flatMap((answer) => {
    if (!answer.isGuessed || answer.state === 'acknowledged') return []
    const edited_at = new Date(Date.parse(answer.edited_at) + by).toISOString()
    return [{ ...(answer.state === 'refused' ? markDirty(answer) : answer), edited_at, isGuessed: undefined }]
  })
}

/** A chosen file whose bytes the server does not have. */
export function isAwaitingBytes(value: AnswerValue | undefined): boolean {
  return isFileMark(value) && value.url === ''
}

/** A value without content counts as no answer. */
export function isBlank(value: AnswerValue | undefined): boolean {
  if (value === undefined || value === null || value === '') return true
  if (typeof value === 'string') return isBlankText(value)
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object' || 'sha256' in value) return false
  const texts = 'code' in value ? [value['code'] ?? ''] : Object.values(value)
  return texts.every((text) => isBlankText(text))
}

/**
 * A file that cannot be sent, because its bytes are not here or the server rejects them: it must be chosen
 * again.
 */
export function isFileLost(
  answer: Answer | undefined,
  isFileMissing: (question: string) => boolean,
): boolean {
  if (answer === undefined || !isAwaitingBytes(answer.value)) return false
  return answer.kind === 'unwanted-file' || answer.state === 'acknowledged' || isFileMissing(answer.question)
}

/** A lost file is no answer, even if it has a name. */
export function isUnanswered(
  answer: Answer | undefined,
  isFileMissing: (question: string) => boolean,
): boolean {
  return isBlank(answer?.value) || isFileLost(answer, isFileMissing)
}

/** Distinguishes written text from the id of an option. */
const WRITTEN = /\s/

/** Tells whether it has content that the current value does not contain. */
function isDifferent(value: AnswerValue | undefined, now: AnswerValue): value is AnswerValue {
  if (typeof value === 'string' && typeof now === 'string' && WRITTEN.test(value) && now.includes(value))
    return false
  return !isBlank(value) && JSON.stringify(value) !== JSON.stringify(now) && !isSameFile(value ?? null, now)
}

/**
 * Replaces `before` with `now`, and keeps as a conflict whatever the server never had. A file must be chosen
 * again instead.
 */
export function replaceAnswer(before: Answer, now: Answer): Answer {
  // The learner has already chosen.
  if (now.other !== undefined) return now
  const untaken = before.state !== 'acknowledged' && !isFile(before) ? before.value : undefined
  const other = [untaken, before.other].find((value) => isDifferent(value, now.value))
  return other === undefined ? now : { ...now, other }
}

export function isFileMark(value: AnswerValue | undefined): value is FileValue {
  return typeof value === 'object' && value !== null && 'sha256' in value
}

/** True if both are the same file, whatever address the server gives it today. */
function isSameFile(one: AnswerValue, other: AnswerValue): boolean {
  const isKnown = isFileMark(one) && isFileMark(other) && one.sha256 !== ''
  return isKnown && one.sha256 === other.sha256 && one.name === other.name
}

/**
 * Offers another writer's version beside `own`, replacing an earlier offer. The bytes of another device's file may still be there
 * only.
 */
export function offerOther(own: Answer, other: AnswerValue | undefined): Answer {
  return !isAwaitingBytes(other) && isDifferent(other, own.value) ? { ...own, other } : own
}

export function isConflict(answer: Answer | undefined): answer is Conflict {
  return answer !== undefined && isDifferent(answer.other, answer.value)
}

/** Lists what was written here and no server has, once nothing more is accepted. */
export function collectUntaken(answers: Answers): Answer[] {
  return Object.values(answers).flatMap((answer) => [
    ...(answer.state === 'refused' ? [answer] : []),
    ...(isConflict(answer) ? [markRefused({ ...answer, value: answer.other })] : []),
  ])
}

/** Counts the letters of a written answer; a chosen option has none. */
export function countLetters(value: AnswerValue): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'sha256' in value) return 0
  return Object.values(value).reduce((sum, text) => sum + text.length, 0)
}
