/**
 * Delivers what an earlier page has left of attempts, whichever page the learner is on: answers, files, a
 * submission. An open room, in whatever tab, delivers its own attempt. (ruling R34)
 */

import { watchWakeUps } from '#src/api/outbox/scheduler.ts'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import { createId } from '#src/lib/create-id.ts'
import { getPersonId, useSession } from '#src/stores/session/session-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { formatAnswers } from '../after/format-answers.ts'
import { words } from '../after/words.ts'
import { layOut, listQuestionIds } from '../question/order.ts'
import { type Answer, collectUntaken } from './answer.ts'
import { AttemptRoom } from './attempt-room.ts'
import { makeTransport } from './calls.ts'
import { examClock } from './clock.ts'
import { isDelivered } from './delivery.ts'
import { makeFileSync } from './files.ts'
import { readCachedExam } from './indexed-db.ts'
import { type LeftAttempt, listUnsyncedAttempts, openStorage } from './storage.ts'
import { openTabChannel, runUnlessInRoom } from './tabs.ts'

/** After this many milliseconds the rest waits for the next try, since nobody else can write meanwhile. */
const TIMEOUT = 60_000

type Outcome = 'delivered' | 'left'

function waitForDelivery(room: AttemptRoom, aside: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const end = (outcome: Outcome) => {
      stop.abort()
      resolve(outcome)
    }
    const timer = setTimeout(() => end('left'), TIMEOUT)
    const check = () => {
      if (isDelivered(room)) end('delivered')
      // A later visit tries again.
      else if (room.store.get().failure?.cause === 'gone') end('left')
    }
    const stopWaking = watchWakeUps(room.sendNow)
    const unsubscribe = [
      stopWaking,
      room.store.listen(check),
      useSession.subscribe(({ status }) => status === 'guest' && end('left')),
    ]
    aside.addEventListener('abort', () => end('left'), { signal: stop.signal })
    stop.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      for (const each of unsubscribe) each()
    })
    check()
  })
}

function download(text: string): void {
  saveFile(words.receipt.fileName, text, 'text/plain;charset=utf-8')
}

interface Untaken {
  attempt: string
  /** Missing if the device has no cached exam: then the answers are listed without their numbers. */
  exam: ExamRevised | undefined
  untaken: readonly Answer[]
  forget: () => Promise<void>
}

/**
 * Offers late answers as a file, since the room is no longer open; they stay on the device until they are
 * downloaded.
 */
function offerUntaken({ attempt, exam, untaken, forget }: Untaken): void {
  const placed = exam === undefined ? [] : layOut(exam, attempt).flatMap((section) => section.placed)
  const onClick = () => {
    download(formatAnswers(placed, untaken))
    void forget()
  }
  showToast({
    kind: 'error',
    isNew: true,
    message: words.receipt.refused(untaken.length),
    action: words.receipt.download,
    onClick,
  })
}

async function syncAttempt(owner: string, { about, drafts }: LeftAttempt): Promise<Outcome> {
  const { attempt, exam: examKey, version } = about
  const aside = new AbortController()
  // Opened before any request, so that a room which opens meanwhile is noticed.
  const tabs = openTabChannel(owner, attempt, ({ kind }) => kind === 'opened' && aside.abort())
  const transport = makeTransport(attempt, examKey)
  const storage = openStorage({ owner, attempt, examKey, onStored: () => undefined })
  const cached = await readCachedExam(owner, examKey)
  const questions = cached && listQuestionIds(cached.exam)
  // Reads from the server before writing to it: another device may have continued since.
  const read = await transport.read().catch(() => undefined)
  const room = new AttemptRoom({
    attempt: { _id: attempt, version, deadline: null },
    server: read?.answers,
    stored: { drafts: drafts.filter(({ question }) => questions?.has(question) ?? true), about },
    writer: createId(),
    clock: examClock,
    transport,
    makeFiles: makeFileSync(attempt, transport),
    storage,
    tabs,
    newKey: createId,
  })
  if (read !== undefined) room.receiveAttempt(read)
  const stopClock = examClock.start(room.correctClock)
  const outcome = aside.signal.aborted ? 'left' : await waitForDelivery(room, aside.signal)
  room.stop()
  tabs.close()
  stopClock()
  const { answers, submission, isOver } = room.store.get()
  // An unfinished attempt keeps its answers here, for a reload without a connection.
  if (outcome === 'left' || (submission === undefined && !isOver)) return outcome
  const untaken = collectUntaken(answers)
  if (untaken.length === 0) await storage.forget()
  else offerUntaken({ attempt, exam: cached?.exam, untaken, forget: storage.forget })
  return outcome
}

/**
 * Resolves to true if something waits for another try. `examHere`: the exam whose page is on screen; its room
 * handles it.
 */
export async function syncAttempts(examHere: string | undefined): Promise<boolean> {
  const owner = getPersonId()
  if (owner === undefined) return false
  let isLeft = false
  for (const left of await listUnsyncedAttempts(owner)) {
    if (left.about.exam === examHere) continue
    await runUnlessInRoom(left.about.attempt, async () => {
      isLeft = (await syncAttempt(owner, left)) === 'left' || isLeft
    })
  }
  return isLeft
}
