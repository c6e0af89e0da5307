/**
 * What goes to the server next: answers and the names of files, then the hand-in once the bytes of all files have arrived, which
 * go beside it at a pace of their own. (ruling R34)
 */
import type { Submission } from '#src/api/shapes/submission.ts'
import type { LeavingEvent } from '#src/stores/attempt-drafts/kept-draft.ts'
import { type Failure, failureOf } from './back-off.ts'
import { type Entries, type Entry, isNewer, isSame, isUnsent } from './entry.ts'
import { watchGone, watchRefused, watchUnknown } from './not-there.ts'
import type { RoomState, RoomStore } from './room-state.ts'
import { type Held, settle, unsettle } from './settle.ts'
import type { Transport } from './transport.ts'

/** Of one save; what is more goes with the next. */
const MOST_ANSWERS = 100

/** What the sending of files shares with that of answers. */
export interface FileContext {
  store: RoomStore
  version: { now: number }
  /** Written while this room, or one beside it, was open. */
  isLive: (entry: Entry) => boolean
  /** Of this tab. */
  writer: string
  /** The server's word on these answers. */
  onSettled: (sent: readonly Entry[]) => void
  /** What the server holds has not been told: it is asked for. */
  askHeld: () => void
}

/** Files lie elsewhere, with their bytes. */
export interface FileSending {
  /** Sends the bytes of the next file that waits; undefined when none does, or one is on its way already. */
  next: () => Promise<Failure | undefined> | undefined
  isMissing: (question: string) => boolean
  /** Some bytes are still to come. */
  isWaiting: () => boolean
  choose: (question: string, file: File) => Promise<void>
  drop: (question: string) => void
}

/** What a server that answers, but does not name what it was sent, has done with it nobody knows. */
const UNHEARD: Failure = { cause: 'server', msg: undefined, retryAfter: undefined }

interface SendingParts extends FileContext {
  transport: Transport
  files: Pick<FileSending, 'isMissing' | 'isWaiting'>
  events: { waiting: () => readonly LeavingEvent[]; sent: (events: readonly LeavingEvent[]) => void }
  onHandedIn: (submission: Submission) => void
  /** The attempt itself is not there any more. */
  onGone: () => void
}

/**
 * The server hears of a file before its bytes are there: then it takes them after the deadline too. One that takes the place of
 * another answer is kept back until the end, since up to then that one may be gone back to; and for good if its bytes will not come.
 */
function isToSend(entry: Entry, { isOver, handIn }: RoomState, isMissing: FileSending['isMissing']): boolean {
  if (!isUnsent(entry) || !entry.isFile) return isUnsent(entry)
  if (entry.isAnnounced) return false
  const isComing = !entry.isUnwanted && !isMissing(entry.question)
  return entry.replaced === undefined || (isComing && (isOver || handIn !== undefined))
}

/** Of these the entries as they are now, as what was not taken. */
function refusedAmong(entries: Entries, sent: readonly Entry[]): Entries {
  const refused = sent.flatMap(({ question, refusal }): Entry[] => {
    const now = entries[question]
    return now === undefined ? [] : [{ ...now, state: 'refused', ...(refusal !== undefined && { refusal }) }]
  })
  return Object.fromEntries(refused.map((entry) => [entry.question, entry]))
}

/** The server holds a later edit than what is still owed to it, or was refused, and has not said its text. */
function isOvertaken(entries: Entries, saved: readonly Held[]): boolean {
  return saved.some((held) => {
    const entry = entries[held.question]
    return entry !== undefined && (isUnsent(entry) || held.value === undefined) && isNewer(held, entry)
  })
}

/** A reply that names nothing of what was sent is none. */
function isHeard(sent: readonly Entry[], saved: readonly Held[]): boolean {
  return sent.length === 0 || sent.some(({ question }) => saved.some((held) => held.question === question))
}

export function makeSending({
  store,
  transport,
  files,
  version,
  events,
  isLive,
  writer,
  onSettled,
  askHeld,
  onHandedIn,
  onGone,
}: SendingParts) {
  const seenGone = watchGone(onGone)
  const unknownAmong = watchUnknown()
  const refusals = watchRefused(MOST_ANSWERS)

  async function save(sent: readonly Entry[], leavings: readonly LeavingEvent[]): Promise<Failure | undefined> {
    const texts = sent.filter(({ isFile }) => !isFile)
    const marked = Object.fromEntries(texts.map((entry) => [entry.question, { ...entry, state: 'sending' as const }]))
    store.set({ entries: { ...store.get().entries, ...marked } })
    try {
      const { saved, version: current, submitted_at: end } = await transport.save(sent, leavings, version.now)
      version.now = current
      events.sent(leavings)
      const entries = settle(store.get().entries, sent, { saved, isClosed: Boolean(end), isAnnouncing: true, isLive, writer })
      store.set({ entries: { ...entries, ...refusedAmong(entries, unknownAmong(sent, saved)) }, ...(end && { isOver: true }) })
      seenGone(undefined)
      if (sent.length > 0) refusals.taken()
      onSettled(sent)
      if (isOvertaken(store.get().entries, saved)) askHeld()
      return end || isHeard(sent, saved) ? undefined : UNHEARD
    } catch (error) {
      const entries = unsettle(store.get().entries, texts)
      const givenUp = refusals.failed(error, sent).filter((entry) => isSame(entry, entries[entry.question] ?? entry))
      store.set({ entries: { ...entries, ...refusedAmong(entries, givenUp) } })
      if (givenUp.length > 0) onSettled(givenUp)
      seenGone(error)
      // The server is well, and has said what it wants: the others need not wait.
      if (givenUp.some(({ refusal }) => refusal !== undefined)) return undefined
      return failureOf(error)
    }
  }

  async function finish(key: string): Promise<Failure | undefined> {
    try {
      onHandedIn(await transport.finish(key))
      return undefined
    } catch (error) {
      seenGone(error)
      return failureOf(error)
    }
  }

  return function next(): Promise<Failure | undefined> | undefined {
    const { handIn, submission } = store.get()
    const sent = Object.values(store.get().entries).filter((entry) => isToSend(entry, store.get(), files.isMissing))
    const leavings = events.waiting()
    const isFinishing = handIn !== undefined && submission === undefined
    if (sent.length > 0 || (isFinishing && leavings.length > 0)) return save(refusals.next(sent), leavings)
    return isFinishing && !files.isWaiting() ? finish(handIn.key) : undefined
  }
}
