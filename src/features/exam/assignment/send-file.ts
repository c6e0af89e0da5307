/**
 * Sends the file of an assignment: starts the attempt, or finds the open one, and saves the file as its only
 * answer. (ruling R34)
 */

import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { assignment } from '#src/api/contract/assignment.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { Answer, AnswerValue, Attempt } from '#src/api/shapes/submission.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { createId } from '#src/lib/create-id.ts'
import type { Send } from '#src/stores/uploads/send-upload.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { words } from './words.ts'

/** Identifies this tab among those that write to one attempt. (ruling R34) */
const WRITER = createId()

/** Revalidates the attempt, so that the screen shows the server's state. */
async function showAttempt(assignmentId: string, attemptId: string): Promise<void> {
  const params = { id: attemptId }
  const shown = await call(submission.one, { params }, { isQuiet: true }).catch(() => undefined)
  // The file has arrived nevertheless; the screen revalidates by itself.
  if (shown !== undefined) setCached(submission.one, { params }, shown)
  await refetch(assignment.one, { params: { id: assignmentId } })
}

/** The greatest edit that this page has sent for each assignment, since its reply may have been lost. */
const counted = new Map<string, number>()

/**
 * Sends the file as the edit after `known`, or after the server's newest one: the server has it only if it
 * returns exactly this edit.
 */
async function saveOnTop(
  assignmentId: string,
  attempt: Attempt,
  known: number,
  ...[file, options]: Parameters<Send>
): Promise<void> {
  const edit = Math.max(known, counted.get(assignmentId) ?? 0) + 1
  counted.set(assignmentId, edit)
  const body = { version: attempt.version, question: assignmentId, edit, writer: WRITER, file }
  const reply = await call(
    submission.save,
    { params: { id: attempt._id }, body },
    { ...options, isQuiet: true },
  )
  const saved = 'saved' in reply ? reply.saved.find(({ question }) => question === assignmentId) : undefined
  if (saved?.edit === edit && saved.writer === WRITER) return
  if (saved === undefined || saved.edit < edit) throw new ApiError('broken')
  await saveOnTop(assignmentId, attempt, saved.edit, file, options)
}

/**
 * The server accepted another file after this one was chosen: the learner must decide which of the two
 * counts.
 */
class LaterFileError extends Error {}

/** Saved on the server since this file was chosen, and not from this page. */
function isLater(saved: Answer | undefined, file: File): boolean {
  return (
    saved !== undefined && saved.writer !== WRITER && Date.parse(saved.edited_at ?? '') > file.lastModified
  )
}

/** The reply to an earlier try was lost with the page that sent it. */
function isSameFile(saved: AnswerValue | undefined, { name, size }: File): boolean {
  return (
    typeof saved === 'object' &&
    saved !== null &&
    'sha256' in saved &&
    saved.name === name &&
    saved.size === size
  )
}

/** `isByItself`: sent automatically, without a press. */
export function makeSendFile(assignmentId: string, isByItself = false): Send {
  return async (file, options) => {
    const attempt = await call(
      submission.start,
      { body: { assignment: assignmentId } },
      { isQuiet: true, signal: options.signal },
    )
    const saved = attempt.answers.find(({ question }) => question === assignmentId)
    if (isByItself && isLater(saved, file)) {
      await showAttempt(assignmentId, attempt._id)
      if (isSameFile(saved?.value, file)) return
      throw new LaterFileError()
    }
    try {
      await saveOnTop(assignmentId, attempt, saved?.edit ?? 0, file, options)
    } catch (error) {
      // The file may have arrived: the reply was lost, or the upload was stopped too late.
      void showAttempt(assignmentId, attempt._id)
      throw error
    }
    await showAttempt(assignmentId, attempt._id)
  }
}

/** Explains beside the file why it cannot be sent automatically. (spec 8 Upload failure, number 9) */
export function explainUploadError(error: unknown): string {
  if (error instanceof LaterFileError) return words.file.later
  return error instanceof ApiError ? (error.fields['file'] ?? getFailureText(error)) : words.file.unreadable
}
