/**
 * Sends marks in the background, a few at once: nobody waits for it. What fails stays in the tray and is tried again; where
 * somebody else was quicker, nothing is overwritten. (rulings R34, R41, R42)
 */
import { ApiError } from '#src/api/client/api-error.ts'
import { call } from '#src/api/call.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { submission } from '#src/api/contract/submission.ts'
import { LevelSubmission } from '#src/api/shapes/level-submission.ts'
import { Submission } from '#src/api/shapes/submission.ts'
import { setCached } from '#src/api/use-api.ts'
import { readAs } from '#src/lib/read-as.ts'
import { gradingDraftDropped, gradingDraftOf, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { isOwnSave } from '#src/stores/grading/grading-save-state.ts'
import {
  gradingSaveArrived,
  gradingSaveChanged,
  gradingSavesReread,
  sendingBegan,
  sendingEnded,
  useGradingSaves,
} from '#src/stores/grading/grading-save-store.ts'
import { delayAfter, nextDue, nextWait, verdictOf } from './save-rules.ts'
import { words } from '../words.ts'

/** One tab sends; where there are no locks (plain http) each tab sends its own turn, and the key keeps it harmless. (ruling R28) */
const LOCK = 'karigor-grading'

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
  const draft = gradingDraftOf(save.submission)
  if (draft === undefined) return
  if (draft.edit === save.edit) gradingDraftDropped(save.submission)
  else gradingDraftTyped({ ...draft, version })
}

/** The present state, which comes with the 409; undefined when somebody else than our server said it. */
function stateIn({ data }: ApiError, of: GradingSave['of']): Submission | undefined {
  return readAs(of === 'level' ? LevelSubmission : Submission, data)
}

/** The desk shows both beside each other. */
function conflicted(save: GradingSave, theirs: Submission): void {
  gradingSaveChanged(save.body.key, { state: 'conflict', reason: words.save.conflict })
  show(save, theirs)
}

/** True when the rest may follow; false when the session is over. */
function failed(save: GradingSave, error: ApiError): boolean {
  const verdict = verdictOf(error)
  const { key } = save.body
  const tries = save.tries + 1
  const theirs = verdict === 'conflict' ? stateIn(error, save.of) : undefined
  if (theirs !== undefined) conflicted(save, theirs)
  else if (verdict === 'refused' || verdict === 'conflict')
    gradingSaveChanged(key, { state: 'failed', isRefused: true, reason: error.msg, tries })
  else if (verdict === 'session') gradingSaveChanged(key, { state: 'waiting', reason: words.save.session })
  else
    gradingSaveChanged(key, {
      state: 'failed',
      reason: error.kind === 'http' ? error.msg : words.save.line,
      tries,
      dueAt: Date.now() + delayAfter(tries),
    })
  return verdict !== 'session'
}

function arrived(save: GradingSave, written: Submission): void {
  const { version, mark, state } = written
  // The draft first: marks that are only newer than the page are nobody else's.
  settleDraft(save, version)
  gradingSaveArrived(save, version, { mark: mark ?? null, isChecked: state === 'checked' })
  show(save, written)
}

/** A fault of our own, and no dead line: by itself it would only come again. The marks stay, and the rest of the tray may follow. */
function broke(save: GradingSave, error: unknown): void {
  reportError(error)
  gradingSaveChanged(save.body.key, { state: 'failed', isRefused: true, reason: words.save.fault, tries: save.tries + 1 })
}

/** What the server holds now, or why the call failed. */
async function outcomeOf(save: GradingSave): Promise<Submission | ApiError> {
  try {
    return await write(save)
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** True when the rest may follow. Never rejects. */
async function send(save: GradingSave): Promise<boolean> {
  sendingBegan(save.submission)
  try {
    const outcome = await outcomeOf(save)
    if (outcome instanceof ApiError) return failed(save, outcome)
    arrived(save, outcome)
  } catch (error) {
    broke(save, error)
  } finally {
    sendingEnded(save.submission)
  }
  return true
}

const own = () => useGradingSaves.getState().saves.filter(isOwnSave)

function dueNow(): GradingSave | undefined {
  return nextDue(own(), useGradingSaves.getState().sending, Date.now())
}

async function sendInTurn(): Promise<void> {
  for (let save = dueNow(); save !== undefined; save = dueNow()) {
    if (!(await send(save))) return
  }
}

/** A slow answer for one submission must not hold up the others. */
const AT_ONCE = 3

async function sendDue(): Promise<void> {
  gradingSavesReread()
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn))
}

let isSending = false
let isAskedAgain = false
let timer: ReturnType<typeof setTimeout> | undefined

function sendLater(): void {
  clearTimeout(timer)
  const wait = nextWait(own(), Date.now())
  if (wait !== undefined && wait > 0) timer = setTimeout(() => void sendSaves(), wait)
}

/** Sends all that is due; a call while it sends makes it look again afterwards. */
export async function sendSaves(): Promise<void> {
  if (isSending) {
    isAskedAgain = true
    return
  }
  isSending = true
  isAskedAgain = false
  try {
    if (navigator.locks) await navigator.locks.request(LOCK, sendDue)
    else await sendDue()
  } finally {
    isSending = false
    if (isAskedAgain) void sendSaves()
    else sendLater()
  }
}
