/**
 * Sends the answers: first answers and names of files, then the hand-in once the bytes of all files have arrived, which travel beside
 * them by a schedule of their own. (ruling R34)
 */
import { type BackOff, computeBackOff } from '#src/api/outbox/retry.ts'
import { makeScheduler } from '#src/api/outbox/scheduler.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import {
  type Answer,
  type Answers,
  countLetters,
  type EditMark,
  isFile,
  isNewer,
  isSame,
  isUnsent,
  type LeavingEvent,
  markRefused,
} from './answer.ts'
import type { Transport } from './calls.ts'
import { applySaved, revertSending, type SavedAnswer } from './reconcile.ts'
import { explainFailure, isAnyNamed, type RefusedAnswer, watchRefused, watchUnknown } from './rejections.ts'
import type { Failure, RoomState, RoomStore } from './room-state.ts'

/** In one save; the rest goes with the next. */
const MOST_ANSWERS = 100
/** A tab that does not write hands its edits to the one that does, and sends them itself if nothing is heard for so many milliseconds. */
const HELPER_DELAY = 8000
/** Letters that delay the next save by a millisecond: a long text is sent whole each time, and a slow line carries little else. */
const LETTERS_A_MILLISECOND = 4
/** No text delays it longer, in milliseconds. */
const MOST_EXTRA = 5000
/** Between the starts of two saves, so that 100 edits in 10 s cause at most 11. Milliseconds. */
const APART = 1000
/** A call that has no reply after so many milliseconds is told to the learner, long before it is given up. */
const SLOW_AFTER = 5000
/** An edit that failed once, or waited so many milliseconds, is not sent before it is known what other devices have written since. */
const OLD_AFTER = 10_000
/** An exam is short: nobody waits longer for the next try, and the server is not pressed harder either. */
const BACK_OFF: BackOff = { first: 1000, longest: 8000 }

/** The sending of files shares this with that of answers. */
export interface SyncContext {
  store: RoomStore
  version: { now: number }
  /** Written while this room, or one beside it, was open. */
  isLive: (mark: EditMark) => boolean
  /** The id of this tab. */
  writer: string
  /** The server has replied about these answers. */
  onReplied: (sent: readonly Answer[]) => void
  /** Asks for the server's answers, and merges them. */
  askHeld: () => Promise<void>
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
  choose: (question: string, file: File) => Promise<void>
  drop: (question: string) => void
}

/** Nobody knows what a server did with answers that its reply does not name. */
const UNNAMED: Failure = { cause: 'server', msg: undefined, retryAfter: undefined }

interface SyncParts extends SyncContext {
  transport: Transport
  files: FileSync
  events: { waiting: () => readonly LeavingEvent[]; sent: (events: readonly LeavingEvent[]) => void }
  onHandedIn: (submission: Submission) => void
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

function makeNext({ store, transport, files, version, events, isLive, now, writer, onReplied, askHeld, onHandedIn }: SyncParts) {
  const findUnknown = watchUnknown()
  const refusals = watchRefused(MOST_ANSWERS)

  async function save(sent: readonly Answer[], leavings: readonly LeavingEvent[]): Promise<Failure | undefined> {
    const plain = sent.filter((answer) => !isFile(answer))
    const marked = Object.fromEntries(
      plain.map((answer) => [answer.question, { ...answer, state: 'sending', refusal: undefined } as const]),
    )
    store.set({ answers: { ...store.get().answers, ...marked } })
    try {
      const { saved, version: current, submitted_at: end } = await transport.save(sent, leavings, version.now)
      version.now = current
      events.sent(leavings)
      const answers = applySaved(store.get().answers, sent, { saved, isClosed: Boolean(end), isAnnouncing: true, isLive, writer })
      const unknown = findUnknown(sent, saved, store.get().handIn !== undefined).map((answer) => ({ answer }))
      store.set({ answers: refuseAnswers(answers, unknown), ...(end && { isOver: true }) })
      if (sent.length > 0) refusals.confirm()
      onReplied(sent)
      if (isBehind(store.get().answers, saved)) void askHeld()
      return end || sent.length === 0 || isAnyNamed(sent, saved) ? undefined : UNNAMED
    } catch (error) {
      const answers = revertSending(store.get().answers, plain)
      const givenUp = refusals.fail(error, sent).filter(({ answer }) => isSame(answer, answers[answer.question] ?? answer))
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

  const listToSend = () => Object.values(store.get().answers).filter((answer) => isToSend(answer, store.get(), files.isMissing))

  const isOld = ({ edited_at }: Answer) => Date.parse(edited_at) < now() - OLD_AFTER

  /** Compares an edit that waited with what other devices have sent since; one typed just now goes at once. */
  async function saveOld(leavings: readonly LeavingEvent[]): Promise<Failure | undefined> {
    await askHeld()
    return save(refusals.pick(listToSend()), leavings)
  }

  return function next(): Promise<Failure | undefined> | undefined {
    const { handIn, submission, failure } = store.get()
    const sent = listToSend()
    const leavings = events.waiting()
    const isFinishing = handIn !== undefined && submission === undefined
    if (sent.some((answer) => failure !== undefined || isOld(answer))) return saveOld(leavings)
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
  const letters = Object.values(answers).reduce((sum, answer) => (isUnsent(answer) ? sum + countLetters(answer.value) : sum), 0)
  return Math.min(letters / LETTERS_A_MILLISECOND, MOST_EXTRA)
}

interface AutosaveParts {
  /** Sends what there is to send; undefined = nothing. Its promise resolves with a failure and never rejects. */
  next: () => Promise<Failure | undefined> | undefined
  onFailure: (failure: Failure | undefined) => void
  /** Waits so long before the first save, since another tab will probably do it. */
  getDelay: () => number
  /** Further milliseconds between two saves that nobody hurries. */
  getExtra?: () => number
}

export interface Autosave {
  /** There may be something to send. */
  schedule: () => void
  /** Sends what waits at once, whatever the back-off says. */
  sendNow: () => void
  stop: () => void
}

/** Paces the saves: one at a time, many edits in one, slower after failures. Knows nothing of what it sends. (rulings R34, R42) */
function startAutosave({ next, onFailure, getDelay, getExtra = () => 0 }: AutosaveParts): Autosave {
  let failures = 0
  let startedAt = -Infinity
  let backOffUntil = -Infinity
  let isHurried = false
  let isStopped = false
  const now = () => performance.now()
  const getWait = () => Math.max(0, startedAt + APART + (isHurried ? 0 : getExtra()) - now(), backOffUntil - now())
  const end = (failure: Failure | undefined) => {
    failures = failure === undefined ? 0 : failures + 1
    backOffUntil = failure === undefined ? -Infinity : now() + computeBackOff(failures, failure.retryAfter, BACK_OFF)
    onFailure(failure)
  }
  const scheduler = makeScheduler(async () => {
    // More may have been written since this was planned.
    const wait = getWait()
    if (wait > 0) return wait
    isHurried = false
    const sending = next()
    if (sending === undefined) {
      // Somebody else has delivered what failed here.
      if (failures > 0) end(undefined)
      return undefined
    }
    startedAt = now()
    const failure = await sending
    if (isStopped) return undefined
    end(failure)
    return getWait()
  })
  return {
    schedule: () => scheduler.plan(Math.max(getDelay(), getWait())),
    sendNow: () => {
      isHurried = true
      backOffUntil = -Infinity
      scheduler.plan(getWait())
    },
    stop: () => {
      isStopped = true
      scheduler.stop()
    },
  }
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
