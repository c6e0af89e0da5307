/**
 * Counts the unsent work that a logout would delete: chosen files, notes, tickets, applications, exam
 * answers, exams being built, marks, notices, and started forms. (ruling R21)
 */

import * as v from 'valibot'
import { openQueue } from '#src/api/outbox/queue.ts'
import { requestQueue } from '#src/api/requests/request-queue.ts'
import { askForPieces } from '#src/features/exam/exam-room/attempt/indexed-db.ts'
import { listUnsyncedAttempts } from '#src/features/exam/exam-room/attempt/storage.ts'
import { isOnlyHere, type ReadPiece } from '#src/features/exam/exam-room/attempt/stored.ts'
import { listWaitingTickets } from '#src/features/help/support/ticket-queue.ts'
import { applicationQueue } from '#src/features/learn/jobs/application-queue.ts'
import { noteQueue } from '#src/features/learn/notes/note-queue.ts'
import { workQueue } from '#src/features/learn/work-updates/work-queue.ts'
import { countStoredDrafts, isDraftPicture } from '#src/features/teach/exam-builder/draft-keys.ts'
import { reasonChanges } from '#src/features/teach/grading/reasons/change/change-queue.ts'
import { noticeQueue } from '#src/features/teach/notice-editor/notice-queue.ts'
import { offers } from '#src/lib/features.ts'
import { readAs } from '#src/lib/read-as.ts'
import { countStoredFiles, readStoredFiles } from '#src/stores/browser/stored-files.ts'
import { isChoice } from '#src/stores/drafts/draft-kinds.ts'
import { listTypedKeys, recallTyped } from '#src/stores/drafts/typed-storage.ts'
import { listGradingDrafts } from '#src/stores/grading/grading-draft-store.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { findKeptMark } from '#src/stores/session/forget-kept.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import type { UnsentWork } from '#src/stores/session/unsent.ts'
import { HAND_INS, isSealed } from '#src/stores/uploads/hand-in.ts'
import { useUploads } from '#src/stores/uploads/upload-store.ts'
import type { WaitingName } from './has-waiting.ts'

/** Counts each chosen file of a file answer; a pending submission counts as one more. */
async function countUnsentAnswers(owner: string, indexed: readonly ReadPiece[]): Promise<number> {
  const left = await listUnsyncedAttempts(owner, indexed)
  const answers = left.flatMap(({ drafts }) => drafts).filter((draft) => isOnlyHere(draft) && !draft.isFile)
  return (
    answers.length +
    left.filter(({ about: { handIn } }) => handIn !== undefined && !handIn.isConfirmed).length
  )
}

/** A submission counts once, whether its marks are only typed or in the save queue too. */
function unsentMarks(): number {
  const waiting = openQueue(GRADING_SAVES).getOwn()
  return new Set([...listGradingDrafts(), ...waiting.map(({ submission }) => submission)]).size
}

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText)
}

/** Every form counts, unless the register marks its draft as a mere choice. */
function countBegunForms(): number {
  return listTypedKeys('draft:')
    .filter((key) => !isChoice(key.slice('draft:'.length)))
    .map((key) => recallTyped(key, v.unknown()))
    .filter((form) => hasText(readAs(v.object({ fields: v.unknown() }), form)?.fields ?? form)).length
}

/** Counts, for each queue in the register, the items that a logout would delete. */
const QUEUED: Readonly<Record<WaitingName, () => number>> = {
  tickets: () => listWaitingTickets().length,
  applications: () => (offers.jobs ? applicationQueue.getOwn().length : 0),
  notes: () => noteQueue.getOwn().filter(({ isRemoval }) => !isRemoval).length,
  'work-updates': () => workQueue.getOwn().length,
  // The file counts by itself.
  'hand-ins': () => openQueue(HAND_INS).getOwn().filter(isSealed).length,
  'grading-saves': unsentMarks,
  'reason-changes': () => reasonChanges.getOwn().reduce((sum, { left }) => sum + left.length, 0),
  notices: () => noticeQueue.getOwn().length,
  requests: () => requestQueue.getOwn().length,
  // A report that never arrives costs the teacher nothing.
  'ai-acceptances': () => 0,
}

/**
 * A file counts once, whether the page or only the device has it; a note removal that can still be undone
 * does not count.
 */
export async function countUnsentWork(): Promise<UnsentWork> {
  const owner = useSession.getState().user?._id
  if (owner === undefined) return { count: 0, isWhole: true }
  const [stored, readable, indexed] = await Promise.all([
    countStoredFiles(owner).catch(() => undefined),
    readStoredFiles(owner),
    askForPieces(owner).catch(() => undefined),
  ])
  // The pictures of an exam are part of it.
  const pictures = readable.filter(([id]) => isDraftPicture(id)).length
  const files = Math.max(Object.keys(useUploads.getState().uploads).length, (stored ?? 0) - pictures)
  const kept = findKeptMark()
  const keptBytes = kept?.owner === owner ? kept.bytes : 0
  const queued = Object.values(QUEUED).reduce((sum, count) => sum + count(), 0)
  const answers = await countUnsentAnswers(owner, indexed ?? [])
  return {
    count: files + queued + countStoredDrafts() + countBegunForms() + answers,
    isWhole: stored !== undefined && indexed !== undefined,
    ...(keptBytes > 0 && { keptBytes }),
  }
}
