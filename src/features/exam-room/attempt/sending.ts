/** What goes to the server next: answers, then files, then the hand-in, each only when all before it has arrived. (ruling R34) */
import type { Submission } from '#src/api/shapes/submission.ts'
import type { LeavingEvent } from '#src/stores/attempt-drafts/kept-draft.ts'
import { type Failure, failureOf } from './back-off.ts'
import { type Entry, isUnsent } from './entry.ts'
import type { RoomStore } from './room-state.ts'
import { settle, unsettle } from './settle.ts'
import type { Transport } from './transport.ts'

/** Of one save; what is more goes with the next. */
const MOST_ANSWERS = 100

/** What the sending of files shares with that of answers. */
export interface FileContext {
  store: RoomStore
  version: { now: number }
  /** The server's word on these answers. */
  onSettled: (sent: readonly Entry[]) => void
}

/** Files lie elsewhere, with their bytes. */
export interface FileSending {
  /** Sends this answer's bytes; undefined when they are not here or on their way already. */
  send: (entry: Entry) => Promise<Failure | undefined> | undefined
  isMissing: (question: string) => boolean
  isUnderWay: () => boolean
  choose: (question: string, file: File) => Promise<void>
  drop: (question: string) => void
}

interface SendingParts extends FileContext {
  transport: Transport
  files: FileSending
  events: { waiting: () => readonly LeavingEvent[]; sent: (events: readonly LeavingEvent[]) => void }
  onHandedIn: (submission: Submission) => void
}

export function makeSending({ store, transport, files, version, events, onSettled, onHandedIn }: SendingParts) {
  const unsent = () => Object.values(store.get().entries).filter(isUnsent)

  async function save(sent: readonly Entry[], leavings: readonly LeavingEvent[]): Promise<Failure | undefined> {
    const marked = Object.fromEntries(sent.map((entry) => [entry.question, { ...entry, state: 'sending' as const }]))
    store.set({ entries: { ...store.get().entries, ...marked } })
    try {
      const { saved, version: current, submitted_at: end } = await transport.save(sent, leavings, version.now)
      version.now = current
      events.sent(leavings)
      store.set({ entries: settle(store.get().entries, sent, { saved, isClosed: Boolean(end) }), ...(end && { isOver: true }) })
      onSettled(sent)
      return undefined
    } catch (error) {
      store.set({ entries: unsettle(store.get().entries, sent) })
      return failureOf(error)
    }
  }

  async function finish(key: string): Promise<Failure | undefined> {
    try {
      onHandedIn(await transport.finish(key))
      return undefined
    } catch (error) {
      return failureOf(error)
    }
  }

  return function next(): Promise<Failure | undefined> | undefined {
    const { handIn, submission } = store.get()
    const texts = unsent().filter(({ isFile }) => !isFile)
    const leavings = events.waiting()
    const isFinishing = handIn !== undefined && submission === undefined
    if (texts.length > 0 || (isFinishing && leavings.length > 0)) return save(texts.slice(0, MOST_ANSWERS), leavings)
    for (const entry of unsent()) {
      const sending = files.send(entry)
      if (sending !== undefined) return sending
    }
    return isFinishing && !files.isUnderWay() ? finish(handIn.key) : undefined
  }
}
