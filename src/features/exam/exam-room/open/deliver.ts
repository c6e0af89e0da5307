/**
 * Delivers what an earlier page has left of attempts, wherever its learner is now: answers, files, a hand-in. A room that is open
 * on an attempt, in whatever tab, delivers its own. (ruling R34)
 */
import { leftAttemptsOf, type LeftAttempt, makeDraftKeep } from '#src/stores/attempt-drafts/draft-keep.ts'
import { randomId } from '#src/stores/browser/guest-id.ts'
import { personId, useSession } from '#src/stores/session/session-store.ts'
import { AttemptRoom } from '../attempt/attempt-room.ts'
import { isUnsent, untakenOf } from '../attempt/entry.ts'
import { fileSendingOf } from '../attempt/file-sending.ts'
import { transportOf } from '../attempt/transport.ts'
import { examClock } from '../clock/exam-clock.ts'
import { questionsIn } from '../question/order.ts'
import { openTabLine } from '../tabs/tab-line.ts'
import { unlessInRoom } from '../tabs/writer-lock.ts'
import { offerRefused } from './offer-refused.ts'
import { recallPack } from './pack.ts'

/** What does not arrive in this time waits for the next try: meanwhile nobody else could write. */
const PATIENCE = 60_000

type Outcome = 'delivered' | 'left'

/** Everything that can be sent from here is at the server, and nothing was asked to be handed in without an answer. */
function isDelivered({ store, isFileMissing }: AttemptRoom): boolean {
  const { entries, handIn, submission } = store.get()
  const isWaiting = Object.values(entries).some((entry) => isUnsent(entry) && !entry.isUnwanted && !isFileMissing(entry.question))
  return !isWaiting && (handIn === undefined || submission !== undefined)
}

function waitFor(room: AttemptRoom, aside: AbortSignal): Promise<Outcome> {
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
    aside.addEventListener('abort', () => end('left'), { signal: stop.signal })
    stop.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      for (const unhear of unheard) unhear()
    })
    look()
  })
}

async function deliver(owner: string, { about, drafts }: LeftAttempt): Promise<Outcome> {
  const { attempt, exam: work, version } = about
  const aside = new AbortController()
  // Before anything is asked, so that a room that opens meanwhile is heard.
  const tabs = openTabLine(owner, attempt, ({ kind }) => kind === 'opened' && aside.abort())
  const transport = transportOf(attempt, work)
  const keep = makeDraftKeep({ owner, attempt, exam: work, onKeeping: () => undefined })
  const pack = await recallPack(owner, work)
  const questions = pack && questionsIn(pack.exam)
  // First heard, then told: another device may have gone on since.
  const heard = await transport.read().catch(() => undefined)
  const room = new AttemptRoom({
    attempt: { _id: attempt, version, deadline: null },
    held: heard?.answers,
    kept: { drafts: drafts.filter(({ question }) => questions?.has(question) ?? true), about },
    writer: randomId(),
    clock: examClock,
    transport,
    filesOf: fileSendingOf(attempt, transport),
    keep,
    tabs,
    newKey: randomId,
  })
  if (heard !== undefined) room.heard(heard)
  const stopClock = examClock.start(room.clockMoved)
  const outcome = aside.signal.aborted ? 'left' : await waitFor(room, aside.signal)
  room.stop()
  tabs.stop()
  stopClock()
  const { entries, submission, isOver } = room.store.get()
  // An attempt that goes on keeps its answers here, for a reload without a line.
  if (outcome === 'left' || (submission === undefined && !isOver)) return outcome
  const refused = untakenOf(entries)
  if (refused.length === 0) await keep.forget()
  else offerRefused({ attempt, exam: pack?.exam, refused, forget: keep.forget })
  return outcome
}

/** True when something waits for another try. `examHere`: the exam whose own page is on screen; its room sees to it. */
export async function deliverLeftAttempts(examHere: string | undefined): Promise<boolean> {
  const owner = personId()
  if (owner === undefined) return false
  let isLeft = false
  for (const left of await leftAttemptsOf(owner)) {
    if (left.about.exam === examHere) continue
    await unlessInRoom(left.about.attempt, async () => {
      isLeft = (await deliver(owner, left)) === 'left' || isLeft
    })
  }
  return isLeft
}
