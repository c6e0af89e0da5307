/**
 * Sends marks in the background, a few at once. Failed saves stay in the save queue and are retried; a save
 * that conflicts with another teacher's overwrites nothing. (rulings R34, R41, R42)
 */

import { call } from '#src/api/call.ts'
import type { ApiError } from '#src/api/client/api-error.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { submission } from '#src/api/contract/submission.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { openQueue } from '#src/api/outbox/queue.ts'
import { type Failure, isRefusal } from '#src/api/outbox/retry.ts'
import { LevelSubmission } from '#src/api/shapes/level-submission.ts'
import { Submission } from '#src/api/shapes/submission.ts'
import { setCached } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { readAs } from '#src/lib/read-as.ts'
import {
  gradingDraftDropped,
  findGradingDraft,
  gradingDraftTyped,
} from '#src/stores/grading/grading-draft-store.ts'
import { GRADING_SAVES, type GradingSave } from '#src/stores/grading/grading-save.ts'
import { sendingBegan, sendingEnded, useMarks } from '#src/stores/grading/marks-store.ts'
import { dropKeptPapers } from '#src/stores/papers/kept-papers.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { words } from '../words.ts'
import { learnMarks } from './told.ts'

const saveQueue = openQueue(GRADING_SAVES)

/** Shows the server's version on the screen. */
function show({ of: kind, submission: id }: Pick<GradingSave, 'of' | 'submission'>, held: Submission): void {
  if (offers.assessments && kind === 'level')
    setCached(levelSubmission.response, { params: { id } }, held as LevelSubmission)
  else setCached(submission.one, { params: { id } }, held)
}

async function write({ of: kind, submission: id, body }: GradingSave): Promise<Submission> {
  const options = { isQuiet: true }
  if (offers.assessments && kind === 'level')
    return call(levelSubmission.audit, { params: { id }, body }, options)
  const written = await call(submission.save, { params: { id }, body }, options)
  if ('saved' in written) throw new TypeError('A teacher was answered as a learner')
  return written
}

/** Rebases a draft that was changed since onto the new version; an unchanged one is deleted. */
function acknowledgeDraft(save: GradingSave, version: number): void {
  const draft = findGradingDraft(save.submission)
  if (draft === undefined) return
  if (draft.edit === save.edit) gradingDraftDropped(save.submission)
  else gradingDraftTyped({ ...draft, version })
}

/** Reads the server's version from a 409; undefined if it came from a gateway. */
function parseConflict({ data }: ApiError, kind: GradingSave['of']): Submission | undefined {
  return readAs(kind === 'level' ? LevelSubmission : Submission, data)
}

function recordFailure(save: GradingSave, failure: Failure): void {
  const { verdict, error } = failure
  const { key } = save.body
  const theirs = verdict === 'conflict' && error ? parseConflict(error, save.of) : undefined
  if (theirs !== undefined) {
    const isOwn = theirs.checked_by?._id === useSession.getState().user?._id
    const reason = isOwn ? words.save.ownConflict : words.save.conflict
    saveQueue.change(key, { state: 'conflict', isOwn, reason })
    learnMarks(theirs)
    show(save, theirs)
  } else if (isRefusal(failure))
    saveQueue.change(key, { state: 'failed', isRefused: true, reason: error && getFailureText(error) })
  else if (verdict === 'fault')
    saveQueue.change(key, { state: 'failed', isRefused: true, reason: words.save.fault })
  else if (verdict === 'session') saveQueue.change(key, { state: 'waiting', reason: words.save.session })
  else
    saveQueue.change(key, {
      state: 'failed',
      reason: error?.kind === 'http' ? getFailureText(error) : words.save.line,
    })
}

function acknowledge(save: GradingSave, written: Submission): void {
  const { version } = written
  // Updates the draft before the page; otherwise one's own save would look like another teacher's.
  acknowledgeDraft(save, version)
  learnMarks(written, save.body.key)
  // Saves queued meanwhile are based on the new version.
  const rebase = (each: GradingSave) =>
    each.submission === save.submission ? { ...each, body: { ...each.body, version } } : each
  saveQueue.update((saves) => saves.filter(({ body }) => body.key !== save.body.key).map(rebase))
  show(save, written)
  if (offers.keptPapers) dropKeptPapers([save.submission]).catch(() => undefined)
}

async function send(save: GradingSave): Promise<void> {
  sendingBegan(save.submission)
  try {
    acknowledge(save, await write(save))
  } finally {
    sendingEnded(save.submission)
  }
}

/** One save per submission is sent at a time; conflicts and rejections wait for the teacher. */
function isWaiting({ submission, state, isRefused }: GradingSave): boolean {
  return state !== 'conflict' && !isRefused && !useMarks.getState().sending.includes(submission)
}

const outbox = makeOutbox<GradingSave>({
  name: 'grading',
  getWaiting: () => saveQueue.getOwn().filter(isWaiting),
  getKey: ({ body }) => body.key,
  send,
  onFailure: recordFailure,
  // A slow response for one submission must not block the others.
  atOnce: 3,
})

/** Sends all saves that are due. */
export const sendSaves = outbox.send

/** Queues a save and replaces a waiting one of the same submission. */
export function queueSave(
  save: Omit<GradingSave, 'owner' | 'state' | 'isOwn' | 'reason' | 'isRefused'>,
): void {
  dropSave(save.submission)
  saveQueue.put({ ...save, state: 'waiting' })
  void outbox.send()
}

/** Resends a save on request; a conflict still waits for the teacher's choice. */
export function repeatSave(submission: string): void {
  const again = { state: 'waiting', isRefused: false } as const
  saveQueue.update((saves) =>
    saves.map((save) =>
      save.submission === submission && save.state !== 'conflict' ? { ...save, ...again } : save,
    ),
  )
  void outbox.sendAtOnce()
}

export function dropSave(submission: string): void {
  saveQueue.update((saves) => saves.filter((save) => save.submission !== submission))
}

/** Finds the save of one submission that waits or failed. */
export function findWaitingSave(submission: string): GradingSave | undefined {
  return saveQueue.getOwn().find((save) => save.submission === submission)
}
