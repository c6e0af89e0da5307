/** Creates an attempt's room from the device, the server, the clock and the other tabs. (ruling R34) */

import { watchWakeUps } from '#src/api/outbox/scheduler.ts'
import type { Attempt } from '#src/api/shapes/submission.ts'
import { createId } from '#src/lib/create-id.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { AttemptRoom } from './attempt-room.ts'
import { makeTransport } from './calls.ts'
import { examClock } from './clock.ts'
import { makeFileSync } from './files.ts'
import { type AnswerStorage, openStorage } from './storage.ts'
import type { ReadPiece } from './stored.ts'
import { holdWriterLock, openTabChannel } from './tabs.ts'

/** Identifies this tab among those that write to one attempt. (ruling R34) */
const WRITER = createId()
/** Between two requests to a server that has not answered yet. In milliseconds. */
const READ_AGAIN = 5000
/** The minimum time between two requests for a learner who switches windows often. In milliseconds. */
const RETURN_AGAIN = 5000

interface OpenParts {
  owner: string
  examKey: string
  attempt: Attempt
  /**
   * The questions of the exam; the device may have answers to questions that no longer exist on the server.
   */
  questions: ReadonlySet<string>
  /** False means that the server has not answered on this page, and `attempt` is the cached one. */
  isFresh: boolean
  /** The server has reported the state of the attempt while the room is open. */
  onHeard: () => void
  /** The content of the large store, read in parallel with the request to the server. */
  indexed?: Promise<readonly ReadPiece[]>
}

export interface OpenRoom {
  room: AttemptRoom
  storage: AnswerStorage
  close: () => void
}

/** Asks until the server's answers are known. */
function readUntilAnswered(receive: (attempt: Attempt) => void, read: () => Promise<Attempt>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const ask = async () => {
    const attempt = await read().catch(() => undefined)
    if (isStopped) return
    if (attempt !== undefined) receive(attempt)
    else timer = setTimeout(() => void ask(), READ_AGAIN)
  }
  void ask()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/**
 * Reads the answers of other devices when the learner returns to this page, so that nobody continues an
 * outdated text.
 */
function readOnReturn(
  room: AttemptRoom,
  receive: (attempt: Attempt) => void,
  read: () => Promise<Attempt>,
): () => void {
  let askedAt = performance.now()
  const gone = new AbortController()
  const { signal } = gone
  const onReturn = () => {
    if (
      document.visibilityState !== 'visible' ||
      room.store.get().isOver ||
      performance.now() < askedAt + RETURN_AGAIN
    )
      return
    askedAt = performance.now()
    void read().then(
      (attempt) => signal.aborted || receive(attempt),
      () => undefined,
    )
  }
  for (const name of ['focus', 'pageshow', 'online']) addEventListener(name, onReturn, { signal })
  document.addEventListener('visibilitychange', onReturn, { signal })
  return () => gone.abort()
}

/** Sends when the page wakes up, and stores when it may be closed at any moment. */
function watchPage(room: AttemptRoom, owner: string): () => void {
  // After a logout nothing more is sent, and the room is about to close.
  const stopWaking = watchWakeUps(() => getPersonId() === owner && room.sendNow())
  const gone = new AbortController()
  const { signal } = gone
  // A phone may discard a page without any event except that it is hidden.
  addEventListener('pagehide', room.storeAll, { signal })
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    room.storeAll()
    room.sendNow()
  }
  document.addEventListener('visibilitychange', onHidden, { signal })
  // Two windows side by side are both visible.
  addEventListener('blur', room.announce, { signal })
  return () => {
    stopWaking()
    gone.abort()
  }
}

export async function openRoom({
  owner,
  examKey,
  attempt,
  questions,
  isFresh,
  onHeard,
  indexed,
}: OpenParts): Promise<OpenRoom> {
  const transport = makeTransport(attempt._id, examKey)
  let isStored = true
  const opened: { room?: AttemptRoom } = {}
  const onStored = (is: boolean) => {
    if (is === isStored) return
    isStored = is
    opened.room?.store.set({ isStored })
  }
  const storage = openStorage({ owner, attempt: attempt._id, examKey, onStored })
  const readStored = async (early?: Promise<readonly ReadPiece[]>) => {
    const { drafts, about } = await storage.read(early)
    return { drafts: drafts.filter(({ question }) => questions.has(question)), about }
  }
  const { drafts, about } = await readStored(indexed)
  const tabs = openTabChannel(owner, attempt._id, (message) => opened.room?.receive(message))
  const room = new AttemptRoom({
    attempt,
    server: isFresh ? attempt.answers : undefined,
    stored: {
      drafts,
      about: about ?? {
        attempt: attempt._id,
        exam: examKey,
        version: attempt.version,
        events: [],
        flags: [],
        seen: [],
      },
    },
    writer: WRITER,
    clock: examClock,
    transport,
    makeFiles: makeFileSync(attempt._id, transport),
    storage,
    tabs,
    newKey: createId,
  })
  opened.room = room
  if (!isFresh) room.receiveHeld(attempt.answers)
  tabs.post({ kind: 'opened' })
  const receive = (heard: Attempt) => {
    room.receiveAttempt(heard)
    onHeard()
  }
  let wasHelper = false
  const onWriter = async (isWriter: boolean) => {
    if (isWriter && wasHelper) room.takeOver(await readStored())
    wasHelper = !isWriter
    room.setWriter(isWriter)
  }
  const stops = [
    tabs.close,
    room.stop,
    holdWriterLock(attempt._id, (isWriter) => void onWriter(isWriter)),
    examClock.start(room.correctClock),
    isFresh ? () => undefined : readUntilAnswered(receive, transport.read),
    readOnReturn(room, receive, transport.read),
    watchPage(room, owner),
  ]
  const close = () => {
    room.storeAll()
    stops.forEach((stop) => stop())
  }
  return { room, storage, close }
}
