/**
 * Sends the answers: first answers and names of files, then the hand-in once the bytes of all files have arrived, which travel beside
 * them by a schedule of their own. (ruling R34)
 */

import type { Submission } from '#src/api/shapes/submission.ts'
import type { Prepare } from '#src/stores/uploads/send-upload.ts'
import {
  type Answer,
  type Answers,
  countLetters,
  isFile,
  isNewer,
  isSame,
  isUnsent,
  markRefused,
} from './answer.ts'
import { type Autosave, startAutosave } from './autosave.ts'
import type { Transport } from './calls.ts'
import { applySaved, revertSending, type SavedAnswer } from './reconcile.ts'
import { explainFailure, isAnyNamed, type RefusedAnswer, watchRefused, watchUnknown } from './rejections.ts'
import type { Failure, RoomState, RoomStore } from './room-state.ts'
import type { LeavingEvent } from './stored.ts'
import type { Writers } from './writers.ts'

/** In one save; the rest goes with the next. */
const MOST_ANSWERS = 100
/** A tab that does not write hands its edits to the one that does, and sends them itself if nothing is heard for so many milliseconds. */
const HELPER_DELAY = 8000
/** Letters that delay the next save by a millisecond: a long text is sent whole each time, and a slow line carries little else. */
const LETTERS_A_MILLISECOND = 4
/** No text delays it longer, in milliseconds. */
const MOST_EXTRA = 5000
/** A call that has no reply after so many milliseconds is told to the learner, long before it is given up. */
const SLOW_AFTER = 5000
/** Nothing is sent over what other devices may have written: not an edit that waited so many milliseconds, nor by a page that heard nothing so long. */
const OLD_AFTER = 7000

/** What the server said last of the attempt, and when it was asked, by the page's steady clock. */
export interface Heard {
  version: number
  at: number
}

/** The sending of files shares this with that of answers. */
export interface SyncContext {
  store: RoomStore
  heard: Heard
  writers: Writers
  /** The server has replied about these answers. */
  onReplied: (sent: readonly Answer[]) => void
  /** The room was closed: another one goes on from what the device has. */
  isStopped: () => boolean
  /** Asks for the server's answers, and merges them; never rejects. */
  askHeld: () => Promise<Failure | undefined>
  /** The bytes that are sent are these: a picture may have been made smaller since it was announced. */
  nameFile: (question: string, file: File) => void
  /** A file that was chosen cannot be sent. */
  refuseFile: (question: string, refusal: string) => void
  /** The server's time in milliseconds. */
  now: () => number
}

/** Sends the bytes of files, which lie elsewhere on the device. */
export interface FileSync {
  /** Sends the next file that waits; undefined when none does, or one is being sent. */
  next: () => Promise<Failure | undefined> | undefined
  isMissing: (question: string) => boolean
  /** Some bytes are still to come. */
  isWaiting: () => boolean
  /** Resolves once the file was sent, has failed, or was refused: with the sentence why. */
  choose: (question: string, file: File, prepare?: Prepare) => Promise<string | undefined>
  drop: (question: string) => void
}

/** Nobody knows what a server did with answers that its reply does not name. */
const UNNAMED: Failure = { cause: 'server', msg: undefined, retryAfter: undefined }

interface SyncParts extends SyncContext {
  transport: Transport
  files: FileSync
  events: { waiting: () => readonly LeavingEvent[]; sent: (events: readonly LeavingEvent[]) => void }
  onHandedIn: (submission: Submission) => void
  /** The attempt has ended at this time. */
  noteEnd: (at: string) => void
}

/**
 * The server learns of a file before its bytes arrive, so that it takes them after the deadline too. A file that replaces another
 * answer is held back until the end, since that answer can be restored until then; and for good if its bytes will not come.
 */
function isToSend(answer: Answer, { isOver, handIn }: RoomState, isMissing: FileSync['isMissing']): boolean {
  if (!isUnsent(answer) || !isFile(answer)) return isUnsent(answer)
  if (answer.isAnnounced) return false
  const isComing = answer.kind === 'file' && !isMissing(answer.question)
  return answer.replaced === undefined || (isComing && (isOver || handIn !== undefined))
}

/** Marks the present edits of these answers as refused. */
function refuseAnswers(answers: Answers, refused: readonly RefusedAnswer[]): Answers {
  const marked = refused.flatMap(({ answer: { question }, refusal }) => {
    const now = answers[question]
    return now === undefined ? [] : [[question, markRefused(now, refusal ?? now.refusal)] as const]
  })
  return { ...answers, ...Object.fromEntries(marked) }
}

/** The server holds a later edit than one that is dirty or refused here, and has not sent its text. */
function isBehind(answers: Answers, saved: readonly SavedAnswer[]): boolean {
  return saved.some((held) => {
    const answer = answers[held.question]
    return answer !== undefined && (isUnsent(answer) || held.value === undefined) && isNewer(held, answer)
  })
}

/** Compares what is to be sent with what other devices have sent since. */
function makeCheck({ store, heard, now, askHeld }: SyncContext) {
  let isDemanded = false
  const isOld = ({ edited_at }: Answer) => Date.parse(edited_at) < now() - OLD_AFTER
  const isAnyOld = (sent: readonly Answer[]) => performance.now() - heard.at > OLD_AFTER || sent.some(isOld)
  return {
    /** Somebody else has written, what is not known. */
    demand: () => void (isDemanded = true),
    isDue: (sent: readonly Answer[]) =>
      sent.length > 0 && (isDemanded || store.get().failure !== undefined || isAnyOld(sent)),
    /** A check that failed lets nothing pass before the end. */
    run: async () => {
      isDemanded = true
      const failure = await askHeld()
      if (failure !== undefined && !store.get().isOver) return failure
      isDemanded = false
      return undefined
    },
  }
}

function makeNext(parts: SyncParts) {
  const { store, transport, files, heard, events, writers, isStopped, onReplied, onHandedIn, noteEnd } = parts

  const findUnknown = watchUnknown()
  const refusals = watchRefused(MOST_ANSWERS)
  const check = makeCheck(parts)

  async function save(
    sent: readonly Answer[],
    leavings: readonly LeavingEvent[],
  ): Promise<Failure | undefined> {
    const plain = sent.filter((answer) => !isFile(answer))
    const marked = Object.fromEntries(
      plain.map((answer) => [answer.question, { ...answer, state: 'sending', refusal: undefined } as const]),
    )
    store.set({ answers: { ...store.get().answers, ...marked } })
    const askedAt = performance.now()
    try {
      const { saved, version, submitted_at: end } = await transport.save(sent, leavings, heard.version)
      if (version > heard.version + 1) check.demand()
      Object.assign(heard, { version, at: askedAt })
      events.sent(leavings)
      const answers = applySaved(store.get().answers, sent, {
        saved,
        isClosed: Boolean(end),
        isAnnouncing: true,
        writers,
      })
      const unknown = findUnknown(sent, saved, store.get().handIn !== undefined).map((answer) => ({ answer }))
      store.set({ answers: refuseAnswers(answers, unknown) })
      if (end) noteEnd(end)
      if (sent.length > 0) refusals.confirm()
      onReplied(sent)
      if (isBehind(store.get().answers, saved)) void check.run()
      return end || sent.length === 0 || isAnyNamed(sent, saved) ? undefined : UNNAMED
    } catch (error) {
      const answers = revertSending(store.get().answers, plain)
      const givenUp = refusals
        .fail(error, sent)
        .filter(({ answer }) => isSame(answer, answers[answer.question] ?? answer))
      store.set({ answers: refuseAnswers(answers, givenUp) })
      if (givenUp.length > 0) onReplied(givenUp.map(({ answer }) => answer))
      // The server is well and has named its reason: the others need not wait.
      if (givenUp.some(({ refusal }) => refusal !== undefined)) return undefined
      return explainFailure(error, transport.read)
    }
  }

  async function finish(key: string): Promise<Failure | undefined> {
    try {
      onHandedIn(await transport.finish(key))
      return undefined
    } catch (error) {
      return explainFailure(error, transport.read)
    }
  }

  const listToSend = () =>
    Object.values(store.get().answers).filter((answer) => isToSend(answer, store.get(), files.isMissing))

  async function saveChecked(leavings: readonly LeavingEvent[]): Promise<Failure | undefined> {
    const failure = await check.run()
    if (isStopped() || failure !== undefined) return failure
    const sent = listToSend()
    return sent.length > 0 || leavings.length > 0 ? save(refusals.pick(sent), leavings) : undefined
  }

  return function next(): Promise<Failure | undefined> | undefined {
    const { handIn, submission } = store.get()
    const sent = listToSend()
    const leavings = events.waiting()
    const isFinishing = handIn !== undefined && submission === undefined
    if (check.isDue(sent)) return saveChecked(leavings)
    if (sent.length > 0 || (isFinishing && leavings.length > 0)) return save(refusals.pick(sent), leavings)
    return isFinishing && !files.isWaiting() ? finish(handIn.key) : undefined
  }
}

/** Tells the learner when a call takes long. */
async function tellWhenSlow<T>(store: RoomStore, sending: Promise<T>): Promise<T> {
  const timer = setTimeout(() => store.set({ isSlow: true }), SLOW_AFTER)
  try {
    return await sending
  } finally {
    clearTimeout(timer)
    if (store.get().isSlow) store.set({ isSlow: false })
  }
}

/** Delays the next save by the length of the texts that wait. */
function getExtraTime({ answers }: RoomState): number {
  const letters = Object.values(answers).reduce(
    (sum, answer) => (isUnsent(answer) ? sum + countLetters(answer.value) : sum),
    0,
  )
  return Math.min(letters / LETTERS_A_MILLISECOND, MOST_EXTRA)
}

/** Answers and files are sent side by side: a file on a slow line takes minutes, and letters do not wait for it. */
export function startSync(parts: SyncParts): Autosave {
  const { store, files } = parts
  const failures: { answers?: Failure | undefined; files?: Failure | undefined } = {}
  const fail = (change: typeof failures) => {
    Object.assign(failures, change)
    store.set({ failure: failures.answers ?? failures.files })
  }
  // The writer's first edit goes at once, what comes while it is being sent with the next save.
  const getDelay = () => (store.get().isWriter ? 0 : HELPER_DELAY)
  const nextSave = makeNext(parts)
  const answerSaves = startAutosave({
    next: () => {
      const sending = nextSave()
      return sending && tellWhenSlow(store, sending)
    },
    onFailure: (failure) => fail({ answers: failure }),
    getDelay,
    getExtra: () => getExtraTime(store.get()),
  })
  const fileSaves = startAutosave({
    next: files.next,
    onFailure: (failure) => {
      fail({ files: failure })
      answerSaves.schedule()
    },
    getDelay,
  })
  const both = [answerSaves, fileSaves]
  return {
    schedule: () => both.forEach((saves) => saves.schedule()),
    sendNow: () => both.forEach((saves) => saves.sendNow()),
    stop: () => both.forEach((saves) => saves.stop()),
  }
}
