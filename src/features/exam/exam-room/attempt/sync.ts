/**
 * Sends the answers: first answers and names of files, then the submission once the bytes of all files have
 * arrived. The bytes are sent in parallel on their own schedule. (ruling R34)
 */

import type { Submission } from '#src/api/shapes/submission.ts'
import type { PagesFile } from '#src/engines/scan/scan-note.ts'
import type { PagesTaken, Prepare } from '#src/stores/uploads/send-upload.ts'
import {
  type Answer,
  type Answers,
  countLetters,
  type FileAnswer,
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

/** The maximum per save; the rest is sent with the next. */
const MOST_ANSWERS = 100
/**
 * A tab that is not the writer passes its edits to the writer, and sends them itself if it hears nothing for
 * this many milliseconds.
 */
const HELPER_DELAY = 8000
/**
 * This many letters delay the next save by a millisecond: a long text is sent whole each time, and a slow
 * connection carries little else.
 */
const LETTERS_A_MILLISECOND = 4
/** The maximum delay for a text, in milliseconds. */
const MOST_EXTRA = 5000
/**
 * A call without a reply is reported to the learner after this many milliseconds, long before it is given up.
 */
const SLOW_AFTER = 5000
/**
 * Nothing may overwrite possible edits of other devices. An edit that waited this many milliseconds, or a
 * page that heard nothing for that long, must check first.
 */
const OLD_AFTER = 7000

/** The server's last state of the attempt, and when it was requested, by the page's monotonic clock. */
export interface Heard {
  version: number
  at: number
}

/** Shared by the sending of files and of answers. */
export interface SyncContext {
  store: RoomStore
  heard: Heard
  writers: Writers
  /** The server has replied about these answers. */
  onReplied: (sent: readonly Answer[]) => void
  /** The room was closed: another one continues from the device's data. */
  isStopped: () => boolean
  /** Reads the server's answers and merges them; never rejects. */
  askHeld: () => Promise<Failure | undefined>
  /** These bytes are sent: a picture may have been shrunk since it was announced. */
  nameFile: (question: string, file: File) => void
  /** The same answer as a later edit with its original time: what is sent now is not all of it. */
  keepUnsent: (answer: FileAnswer) => void
  /** A chosen file cannot be sent. */
  refuseFile: (question: string, refusal: string | undefined) => void
  /** The server's time in milliseconds. */
  now: () => number
}

/** Sends the bytes of files, which are stored separately on the device. */
export interface FileSync {
  /** Sends the next waiting file; undefined if there is none, or one is being sent. */
  next: () => Promise<Failure | undefined> | undefined
  isMissing: (question: string) => boolean
  /** Some bytes have not arrived yet. */
  isWaiting: () => boolean
  /** Resolves once the file was sent, has failed, or was rejected, with the reason. */
  choose: (question: string, file: File, prepare?: Prepare) => Promise<string | undefined>
  /** Pages are the file; resolves once all of them are sent, have failed, or were rejected. */
  choosePages: (question: string, pages: PagesFile) => Promise<PagesTaken>
  drop: (question: string) => void
  /** The bytes of a file that another device's file has replaced. */
  recall: (question: string) => Promise<File | undefined>
}

/** It is unknown what a server did with answers that its reply does not name. */
const UNNAMED: Failure = { cause: 'server', msg: undefined, retryAfter: undefined }

interface SyncParts extends SyncContext {
  transport: Transport
  files: FileSync
  events: { waiting: () => readonly LeavingEvent[]; sent: (events: readonly LeavingEvent[]) => void }
  onHandedIn: (submission: Submission) => void
  /** The attempt ended at this time. */
  noteEnd: (at: string) => void
}

/**
 * The server learns of a file before its bytes arrive, so that it accepts them after the deadline too. A file
 * that replaces another answer is held back until the end, since that answer can be restored until then; and
 * permanently if its bytes will not come.
 */
function isToSend(answer: Answer, { isOver, handIn }: RoomState, isMissing: FileSync['isMissing']): boolean {
  if (!isUnsent(answer) || !isFile(answer)) return isUnsent(answer)
  if (answer.isAnnounced) return false
  const isComing = answer.kind === 'file' && !isMissing(answer.question)
  return answer.replaced === undefined || (isComing && (isOver || handIn !== undefined))
}

/** Marks the current edits of these answers as rejected. */
function refuseAnswers(answers: Answers, refused: readonly RefusedAnswer[]): Answers {
  const marked = refused.flatMap(({ answer: { question }, refusal }) => {
    const now = answers[question]
    return now === undefined ? [] : [[question, markRefused(now, refusal ?? now.refusal)] as const]
  })
  return { ...answers, ...Object.fromEntries(marked) }
}

/** The server has a later edit than a dirty or rejected one here, and has not sent its text. */
function isBehind(answers: Answers, saved: readonly SavedAnswer[]): boolean {
  return saved.some((server) => {
    const answer = answers[server.question]
    return answer !== undefined && (isUnsent(answer) || server.value === undefined) && isNewer(server, answer)
  })
}

/** Compares what is to be sent with other devices' newer edits. */
export function makeCheck({ store, heard, now, askHeld }: SyncContext) {
  let isDemanded = false
  const isOld = ({ edited_at }: Answer) => Date.parse(edited_at) < now() - OLD_AFTER
  const isAnyOld = (sent: readonly Answer[]) => performance.now() - heard.at > OLD_AFTER || sent.some(isOld)
  return {
    /** Somebody else has written something unknown. */
    demand: () => void (isDemanded = true),
    isDue: (sent: readonly Answer[]) =>
      sent.length > 0 && (isDemanded || store.get().failure !== undefined || isAnyOld(sent)),
    /** Before the end, a failed check lets nothing pass. */
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
      const isTaken = sent.some(({ question }) => answers[question]?.state === 'acknowledged')
      if (end && isTaken) store.set({ hasLateAnswers: true })
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
      // The server works and has named its reason: the others need not wait.
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

/** Tells the learner if a call takes long. */
async function tellWhenSlow<T>(store: RoomStore, sending: Promise<T>): Promise<T> {
  const timer = setTimeout(() => store.set({ isSlow: true }), SLOW_AFTER)
  try {
    return await sending
  } finally {
    clearTimeout(timer)
    if (store.get().isSlow) store.set({ isSlow: false })
  }
}

/** Delays the next save by the length of the waiting texts. */
function getExtraTime({ answers }: RoomState): number {
  const letters = Object.values(answers).reduce(
    (sum, answer) => (isUnsent(answer) ? sum + countLetters(answer.value) : sum),
    0,
  )
  return Math.min(letters / LETTERS_A_MILLISECOND, MOST_EXTRA)
}

/**
 * Answers and files are sent in parallel: a file takes minutes on a slow connection, and text does not wait
 * for it.
 */
export function startSync(parts: SyncParts): Autosave {
  const { store, files } = parts
  const failures: { answers?: Failure | undefined; files?: Failure | undefined } = {}
  const fail = (change: typeof failures) => {
    Object.assign(failures, change)
    store.set({ failure: failures.answers ?? failures.files })
  }
  // The writer's first edit is sent at once; edits made during a save are sent with the next.
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
