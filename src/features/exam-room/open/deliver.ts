/**
 * Delivers what an earlier page has left of attempts, wherever its learner is now: answers, files, a hand-in. A room that is open
 * on an attempt, in whatever tab, delivers its own. (ruling R34)
 */
import { leftAttemptsOf, type LeftAttempt, makeDraftKeep } from '#src/stores/attempt-drafts/draft-keep.ts'
import { randomId } from '#src/stores/browser/guest-id.ts'
import { personId, useSession } from '#src/stores/session-store.ts'
import { AttemptRoom } from '../attempt/attempt-room.ts'
import { isUnsent } from '../attempt/entry.ts'
import { fileSendingOf } from '../attempt/file-sending.ts'
import { transportOf } from '../attempt/transport.ts'
import { examClock } from '../clock/exam-clock.ts'
import { openTabLine } from '../tabs/tab-line.ts'
import { unlessInRoom } from '../tabs/writer-lock.ts'

/** What does not arrive in this time waits for the next start. */
const PATIENCE = 60_000

type Outcome = 'delivered' | 'left'

/** Everything is at the server, and nothing of it was asked to be handed in without an answer. */
function isDelivered({ store }: AttemptRoom): boolean {
  const { entries, handIn, submission } = store.get()
  return !Object.values(entries).some((entry) => isUnsent(entry)) && (handIn === undefined || submission !== undefined)
}

function waitFor(room: AttemptRoom): Promise<Outcome> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const end = (outcome: Outcome) => {
      stop.abort()
      resolve(outcome)
    }
    const timer = setTimeout(() => end('left'), PATIENCE)
    const look = () => isDelivered(room) && end('delivered')
    const unheard = [room.store.listen(look), useSession.subscribe(({ status }) => status === 'guest' && end('left'))]
    addEventListener('online', room.hurry, { signal: stop.signal })
    stop.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      for (const unhear of unheard) unhear()
    })
    look()
  })
}

async function deliver(owner: string, { about, drafts }: LeftAttempt): Promise<void> {
  const { attempt, exam, version } = about
  const transport = transportOf(attempt, exam)
  const keep = makeDraftKeep({ owner, attempt, exam, onKeeping: () => undefined })
  const tabs = openTabLine(owner, attempt, () => undefined)
  const room = new AttemptRoom({
    attempt: { _id: attempt, version, deadline: null },
    held: undefined,
    kept: { drafts, about },
    writer: randomId(),
    clock: examClock,
    transport,
    filesOf: fileSendingOf(attempt, transport),
    keep,
    tabs,
    newKey: randomId,
  })
  const outcome = await waitFor(room)
  room.stop()
  tabs.stop()
  // An attempt that goes on keeps its answers here, for a reload without a line.
  if (outcome === 'delivered' && (room.store.get().submission !== undefined || room.store.get().isOver)) await keep.forget()
}

/** `examHere`: the exam whose own page is on screen; its room sees to it. */
export async function deliverLeftAttempts(examHere: string | undefined): Promise<void> {
  const owner = personId()
  if (owner === undefined) return
  for (const left of await leftAttemptsOf(owner)) {
    if (left.about.exam !== examHere) await unlessInRoom(left.about.attempt, () => deliver(owner, left))
  }
}
