/**
 * Sends marks in the background, a few at once: nobody waits for it. What fails stays in the tray and is tried again; where
 * somebody else was quicker, nothing is overwritten. (rulings R34, R41, R42)
 */
import type { ApiError } from '#src/api/client/api-error.ts'
import { call } from '#src/api/call.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { submission } from '#src/api/contract/submission.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { openQueue } from '#src/api/outbox/queue.ts'
import { type Failure, isRefusal } from '#src/api/outbox/retry.ts'
import { LevelSubmission } from '#src/api/shapes/level-submission.ts'
import { Submission } from '#src/api/shapes/submission.ts'
import { setCached } from '#src/api/use-api.ts'
import { readAs } from '#src/lib/read-as.ts'
import { gradingDraftDropped, findGradingDraft, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import { GRADING_SAVES, type GradingSave } from '#src/stores/grading/grading-save.ts'
import { saveArrived, sendingBegan, sendingEnded, useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { words } from '../words.ts'

const saveQueue = openQueue(GRADING_SAVES)

/** The screen shows what the server now holds. */
function show({ of, submission: id }: Pick<GradingSave, 'of' | 'submission'>, held: Submission): void {
  if (of === 'level') setCached(levelSubmission.response, { params: { id } }, held as LevelSubmission)
  else setCached(submission.one, { params: { id } }, held)
}

async function write({ of, submission: id, body }: GradingSave): Promise<Submission> {
  const options = { isQuiet: true }
  if (of === 'level') return call(levelSubmission.audit, { params: { id }, body }, options)
  const written = await call(submission.save, { params: { id }, body }, options)
  if ('saved' in written) throw new TypeError('A teacher was answered as a learner')
  return written
}

/** What was typed since stands upon the new version; otherwise the server has it all. */
function settleDraft(save: GradingSave, version: number): void {
  const draft = findGradingDraft(save.submission)
  if (draft === undefined) return
  if (draft.edit === save.edit) gradingDraftDropped(save.submission)
  else gradingDraftTyped({ ...draft, version })
}

/** The present state, which comes with the 409; undefined when somebody else than our server said it. */
function stateIn({ data }: ApiError, of: GradingSave['of']): Submission | undefined {
  return readAs(of === 'level' ? LevelSubmission : Submission, data)
}

function noteFailure(save: GradingSave, failure: Failure): void {
  const { verdict, error } = failure
  const { key } = save.body
  const theirs = verdict === 'conflict' && error ? stateIn(error, save.of) : undefined
  if (theirs !== undefined) {
    saveQueue.change(key, { state: 'conflict', reason: words.save.conflict })
    show(save, theirs)
  } else if (isRefusal(failure)) saveQueue.change(key, { state: 'failed', isRefused: true, reason: error?.msg })
  else if (verdict === 'fault') saveQueue.change(key, { state: 'failed', isRefused: true, reason: words.save.fault })
  else if (verdict === 'session') saveQueue.change(key, { state: 'waiting', reason: words.save.session })
  else saveQueue.change(key, { state: 'failed', reason: error?.kind === 'http' ? error.msg : words.save.line })
}

function acknowledge(save: GradingSave, written: Submission): void {
  const { version, mark, state } = written
  // The draft first: marks that are only newer than the page are nobody else's.
  settleDraft(save, version)
  // What was asked for meanwhile stands upon the version that came of it.
  const rebase = (each: GradingSave) => (each.submission === save.submission ? { ...each, body: { ...each.body, version } } : each)
  saveQueue.update((saves) => saves.filter(({ body }) => body.key !== save.body.key).map(rebase))
  saveArrived(save.submission, { mark: mark ?? null, isChecked: state === 'checked' })
  show(save, written)
}

async function send(save: GradingSave): Promise<void> {
  sendingBegan(save.submission)
  try {
    acknowledge(save, await write(save))
  } finally {
    sendingEnded(save.submission)
  }
}

/** A submission has one save under way; those that wait for the teacher are left out. */
function isWaiting({ submission, state, isRefused }: GradingSave): boolean {
  return state !== 'conflict' && !isRefused && !useGradingSaves.getState().sending.includes(submission)
}

const outbox = makeOutbox<GradingSave>({
  name: 'grading',
  getWaiting: () => saveQueue.getOwn().filter(isWaiting),
  getKey: ({ body }) => body.key,
  send,
  onFailure: noteFailure,
  // A slow answer for one submission must not hold up the others.
  atOnce: 3,
})

/** Sends all saves that are due. */
export const sendSaves = outbox.send

/** Queues a save in the place of what waits for the same submission. */
export function queueSave(save: Pick<GradingSave, 'submission' | 'of' | 'learner' | 'body' | 'edit'>): void {
  dropSave(save.submission)
  saveQueue.put({ ...save, state: 'waiting' })
  void outbox.send()
}

/** Tries a save again, since the teacher wants it; one that met another's change waits for a choice. */
export function repeatSave(submission: string): void {
  const again = { state: 'waiting', isRefused: false } as const
  saveQueue.update((saves) =>
    saves.map((save) => (save.submission === submission && save.state !== 'conflict' ? { ...save, ...again } : save)),
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
