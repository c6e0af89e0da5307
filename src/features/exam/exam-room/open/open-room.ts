/** Puts an attempt's room together from the device, the line, the clock and the other tabs. (ruling R34) */
import type { Attempt } from '#src/api/shapes/submission.ts'
import { makeDraftKeep, type DraftKeep } from '#src/stores/attempt-drafts/draft-keep.ts'
import { randomId } from '#src/stores/browser/guest-id.ts'
import { AttemptRoom } from '../attempt/attempt-room.ts'
import { fileSendingOf } from '../attempt/file-sending.ts'
import { transportOf } from '../attempt/transport.ts'
import { examClock } from '../clock/exam-clock.ts'
import { hearTab } from '../tabs/hear-tab.ts'
import { openTabLine } from '../tabs/tab-line.ts'
import { holdWriterLock } from '../tabs/writer-lock.ts'

/** The id of this tab among those that write to one attempt. (ruling R34) */
const WRITER = randomId()
/** The server is asked for what it holds until it answers. */
const READ_AGAIN = 5000
/** Whoever changes windows often does not ask each time. */
const HEAR_AGAIN = 5000

interface OpenParts {
  owner: string
  /** What the attempt is at, as the device names it. */
  work: string
  attempt: Attempt
  /** Of its exam. What lies here for any other is of no exam that the server knows. */
  questions: ReadonlySet<string>
  /** False: the server has not been heard in this page, `attempt` is what was kept. */
  isHeard: boolean
}

export interface OpenRoom {
  room: AttemptRoom
  keep: DraftKeep
  close: () => void
}

/** Asks until the server has said what it holds. */
function hearServer(room: AttemptRoom, read: () => Promise<Attempt>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const ask = async () => {
    const attempt = await read().catch(() => undefined)
    if (isStopped) return
    if (attempt !== undefined) room.heard(attempt)
    else timer = setTimeout(() => void ask(), READ_AGAIN)
  }
  void ask()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Back at this page the answers of another device are asked for, so that nobody goes on from what is old. */
function hearOthers(room: AttemptRoom, read: () => Promise<Attempt>): () => void {
  let heardAt = performance.now()
  const gone = new AbortController()
  const { signal } = gone
  const onBack = () => {
    if (document.visibilityState !== 'visible' || room.store.get().isOver || performance.now() < heardAt + HEAR_AGAIN) return
    heardAt = performance.now()
    void read().then(
      (attempt) => signal.aborted || room.heard(attempt),
      () => undefined,
    )
  }
  for (const name of ['focus', 'pageshow', 'online']) addEventListener(name, onBack, { signal })
  document.addEventListener('visibilitychange', onBack, { signal })
  return () => gone.abort()
}

/** The line is back, or the page may be gone at any moment. */
function watchPage(room: AttemptRoom): () => void {
  const gone = new AbortController()
  const { signal } = gone
  addEventListener('online', room.hurry, { signal })
  // A phone puts a page away without another word than that it is out of sight.
  addEventListener('pagehide', room.keepAll, { signal })
  const onSight = () => {
    if (document.visibilityState !== 'hidden') return
    room.keepAll()
    room.hurry()
  }
  document.addEventListener('visibilitychange', onSight, { signal })
  // Two windows side by side: both are in sight.
  addEventListener('blur', room.tell, { signal })
  return () => gone.abort()
}

export async function openRoom({ owner, work, attempt, questions, isHeard }: OpenParts): Promise<OpenRoom> {
  const transport = transportOf(attempt._id, work)
  let isKept = true
  const opened: { room?: AttemptRoom } = {}
  const onKeeping = (is: boolean) => {
    if (is === isKept) return
    isKept = is
    opened.room?.store.set({ isKept })
  }
  const keep = makeDraftKeep({ owner, attempt: attempt._id, exam: work, onKeeping })
  const readKept = async () => {
    const { drafts, about } = await keep.read()
    return { drafts: drafts.filter(({ question }) => questions.has(question)), about }
  }
  const { drafts, about } = await readKept()
  const tabs = openTabLine(owner, attempt._id, (message) => opened.room && hearTab(opened.room, message))
  const room = new AttemptRoom({
    attempt,
    held: isHeard ? attempt.answers : undefined,
    kept: { drafts, about: about ?? { attempt: attempt._id, exam: work, version: attempt.version, events: [], flags: [], seen: [] } },
    writer: WRITER,
    clock: examClock,
    transport,
    filesOf: fileSendingOf(attempt._id, transport),
    keep,
    tabs,
    newKey: randomId,
  })
  opened.room = room
  if (!isHeard) room.recalled(attempt.answers)
  tabs.tell({ kind: 'opened' })
  let wasHelper = false
  const onWriting = async (isWriter: boolean) => {
    if (isWriter && wasHelper) room.rejoin(await readKept())
    wasHelper = !isWriter
    room.becameWriter(isWriter)
  }
  const stops = [
    tabs.stop,
    room.stop,
    holdWriterLock(attempt._id, (isWriter) => void onWriting(isWriter)),
    examClock.start((moved) => room.clockMoved(moved)),
    isHeard ? () => undefined : hearServer(room, transport.read),
    hearOthers(room, transport.read),
    watchPage(room),
  ]
  const close = () => {
    room.keepAll()
    stops.forEach((stop) => stop())
  }
  return { room, keep, close }
}
