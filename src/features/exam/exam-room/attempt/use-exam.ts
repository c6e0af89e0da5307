/**
 * Tells whether a learner is outside of the room of an exam or level, or in it. A reload leads back into an
 * open attempt.
 */

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { exam } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Attempt } from '#src/api/shapes/submission.ts'
import { refetch } from '#src/api/use-api.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { listCorrected, listQuestionIds } from '../question/order.ts'
import { collectUntaken } from './answer.ts'
import { getCalls } from './calls.ts'
import { waitUntilDelivered } from './delivery.ts'
import { readCachedExam, readPieces, storeCachedExam } from './indexed-db.ts'
import { openRoom, type OpenRoom } from './open-room.ts'
import { openStorage } from './storage.ts'

export interface InRoom extends OpenRoom {
  exam: ExamRevised
  attempt: Attempt
}

/** `loading`: the device is searched for a cached exam, which takes moments. */
export type Stage = { kind: 'loading' } | { kind: 'outside' } | { kind: 'room'; inRoom: InRoom }

export interface ExamStage {
  stage: Stage
  /** Starts an attempt, or finds the open one: calling twice is safe. Rejects with the reason if it fails. */
  start: () => Promise<void>
  /** Opens the cached exam, if there is one, before the server has answered. */
  recall: () => Promise<void>
  /** Continues an attempt that the server reports as open. */
  resume: (submissionId: string) => Promise<void>
  /** Leaves a submitted or finished attempt: its data on the device is deleted. */
  leave: () => Promise<void>
  /** An attempt was removed: deletes its data on the device. */
  forget: (attemptId: string) => Promise<void>
}

/** Revalidates lists and pages that contain the exam. */
function refetchExam(): void {
  for (const row of [exam.instruction, exam.eligible, submission.one]) void refetch(row)
}

/**
 * Between two requests for a teacher's corrections, for a learner who switches windows often. In
 * milliseconds.
 */
const ASK_AGAIN = 60_000

interface EnterOptions {
  /** The server answers while the room is open. */
  onHeard: () => void
  onQuestionsFailed?: ((error: unknown) => void) | undefined
}

async function enterFresh(
  owner: string,
  examKey: string,
  attempt: Attempt,
  { onHeard, onQuestionsFailed }: EnterOptions,
): Promise<InRoom> {
  const indexed = readPieces(owner)
  const revised = await getCalls(examKey)
    .questions(attempt._id, { isQuiet: onQuestionsFailed !== undefined })
    .catch((error: unknown) => {
      onQuestionsFailed?.(error)
      throw error
    })
  const opened = await openRoom({
    owner,
    examKey,
    attempt,
    questions: listQuestionIds(revised),
    isFresh: true,
    onHeard,
    indexed,
  })
  // Nobody waits for it: the room renders meanwhile, and answers are stored separately from their questions.
  void storeCachedExam(owner, examKey, { exam: revised, attempt })
  return { ...opened, exam: revised, attempt }
}

/** The server is asked afterwards. */
async function enterCached(owner: string, examKey: string, onHeard: () => void): Promise<InRoom | undefined> {
  const cached = await readCachedExam(owner, examKey)
  if (cached === undefined) return undefined
  const questions = listQuestionIds(cached.exam)
  return {
    ...(await openRoom({ owner, examKey, attempt: cached.attempt, questions, isFresh: false, onHeard })),
    ...cached,
  }
}

interface ExamOptions {
  /**
   * False means that a cached exam is not opened automatically, and the learner first sees the page before
   * the room. Must not change.
   */
  recalls?: boolean
  /**
   * The attempt is open, its questions could not be loaded, and the caller says so. (spec 8 Level question
   * fetch fails)
   */
  onQuestionsFailed?: (error: unknown) => void
}

/**
 * Reads the questions again while the server answers: a teacher may correct texts and marks in a running
 * exam. The answers stay.
 */
function useCorrections(
  examKey: string,
  open: RefObject<InRoom | undefined>,
  show: (inRoom: InRoom) => void,
) {
  const askedAt = useRef(-Infinity)
  const askedNow = useCallback(() => void (askedAt.current = performance.now()), [])

  const ask = useCallback(async () => {
    const asked = open.current
    const owner = getPersonId()
    if (
      asked === undefined ||
      owner === undefined ||
      asked.room.store.get().isOver ||
      performance.now() < askedAt.current + ASK_AGAIN
    )
      return
    askedNow()
    const revised = await getCalls(examKey)
      .questions(asked.attempt._id, { isQuiet: true, isOnce: true })
      .catch(() => undefined)
    if (revised === undefined) askedAt.current = -Infinity
    const now = open.current
    if (revised === undefined || now?.room !== asked.room) return
    const corrected = listCorrected(now.exam, revised)
    if (corrected.length === 0) return
    const { store } = now.room
    store.set({ corrected: [...new Set([...store.get().corrected, ...corrected])] })
    show({ ...now, exam: revised })
    await storeCachedExam(owner, examKey, { exam: revised, attempt: now.attempt })
  }, [examKey, open, show, askedNow])

  return { check: useCallback(() => void ask(), [ask]), askedNow }
}

/**
 * The cached attempt has ended and the next one is open, as after a retest begun on another device: its clock
 * is running. Undelivered answers of the ended one stay on the device, and are offered outside of the exam.
 */
async function enterLaterTry(
  owner: string,
  examKey: string,
  { room, attempt }: InRoom,
  options: EnterOptions,
): Promise<InRoom | undefined> {
  const calls = getCalls(examKey)
  const id = await calls.findRunning()
  if (id === undefined || id === attempt._id) return undefined
  await waitUntilDelivered(room)
  return enterFresh(owner, examKey, await calls.resume(id), options)
}

/**
 * The current stage; `enter` returns the room that is left. A room entered after the page was left is closed
 * at once.
 */
function useStage(examKey: string, recalls: boolean) {
  const [stage, setStage] = useState<Stage>({ kind: 'loading' })
  const open = useRef<InRoom>(undefined)
  const isGone = useRef(false)
  const show = useCallback((inRoom: InRoom) => {
    open.current = inRoom
    setStage({ kind: 'room', inRoom })
  }, [])
  const { check, askedNow } = useCorrections(examKey, open, show)
  const enter = useCallback(
    (inRoom: InRoom | undefined) => {
      const left = open.current
      left?.close()
      open.current = inRoom
      if (isGone.current) inRoom?.close()
      else setStage(inRoom === undefined ? { kind: 'outside' } : { kind: 'room', inRoom })
      if (!isGone.current) check()
      return left
    },
    [check],
  )
  const goOn = useCallback(async () => {
    const ended = open.current
    const owner = getPersonId()
    if (ended === undefined || owner === undefined || !ended.room.store.get().isOver) return
    const options = { onHeard: check, onQuestionsFailed: () => undefined }
    const later = await enterLaterTry(owner, examKey, ended, options).catch(() => undefined)
    if (later === undefined) return
    if (open.current !== ended) return later.close()
    askedNow()
    enter(later)
    if (collectUntaken(ended.room.store.get().answers).length === 0) await ended.storage.forget()
  }, [examKey, enter, check, askedNow])
  const onHeard = useCallback(() => {
    check()
    void goOn()
  }, [check, goOn])
  useEffect(() => {
    isGone.current = false
    const owner = getPersonId()
    void (owner === undefined || !recalls ? Promise.resolve(undefined) : enterCached(owner, examKey, onHeard))
      .then(enter, () => enter(undefined))
      // The server may have answered before the room was shown.
      .then(goOn)
    return () => {
      isGone.current = true
      open.current?.close()
      open.current = undefined
    }
  }, [examKey, recalls, enter, onHeard, goOn])

  return { stage, enter, check, onHeard, askedNow }
}

/** `examKey`: an exam's id, or the result of `buildLevelKey`. */
export function useExam(examKey: string, { recalls = true, onQuestionsFailed }: ExamOptions = {}): ExamStage {
  const { stage, enter, check, onHeard, askedNow } = useStage(examKey, recalls)

  const enterWith = useCallback(
    async (attempt: Attempt) => {
      const owner = getPersonId()
      if (owner === undefined) return
      // The attempt was closed meanwhile: the page outside says so.
      if (attempt.submitted_at) return refetchExam()
      const inRoom = await enterFresh(owner, examKey, attempt, { onHeard: check, onQuestionsFailed })
      askedNow()
      enter(inRoom)
    },
    [examKey, enter, check, askedNow, onQuestionsFailed],
  )
  const recall = useCallback(async () => {
    const owner = getPersonId()
    const inRoom = owner === undefined ? undefined : await enterCached(owner, examKey, onHeard)
    if (inRoom !== undefined) enter(inRoom)
  }, [examKey, enter, onHeard])
  const start = useCallback(async () => enterWith(await getCalls(examKey).start()), [examKey, enterWith])
  const resume = useCallback(
    async (id: string) => enterWith(await getCalls(examKey).resume(id)),
    [examKey, enterWith],
  )
  const leave = useCallback(async () => {
    // Closed first, since a closing room stores its answers again.
    const left = enter(undefined)
    await left?.storage.forget()
    refetchExam()
  }, [enter])
  const forget = useCallback(
    async (attempt: string) => {
      const owner = getPersonId()
      if (owner !== undefined)
        await openStorage({ owner, attempt, examKey, onStored: () => undefined }).forget()
    },
    [examKey],
  )
  return { stage, start, recall, resume, leave, forget }
}
