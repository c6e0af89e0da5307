/** Tells where a learner stands with an exam or a level: outside of the room, or in it. A reload leads back into an open attempt. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { exam } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Attempt } from '#src/api/shapes/submission.ts'
import { refetch } from '#src/api/use-api.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { listQuestionIds } from '../question/order.ts'
import { getCalls } from './calls.ts'
import { storeCachedExam, readCachedExam } from './indexed-db.ts'
import { openRoom, type OpenRoom } from './open-room.ts'
import { openStorage } from './storage.ts'

export interface InRoom extends OpenRoom {
  exam: ExamRevised
  attempt: Attempt
}

/** `loading`: the device is asked for a cached exam, which takes moments. */
export type Stage = { kind: 'loading' } | { kind: 'outside' } | { kind: 'room'; inRoom: InRoom }

export interface ExamStage {
  stage: Stage
  /** Begins, or finds the attempt that is open: twice is once. Rejects with the reason that prevented it. */
  start: () => Promise<void>
  /** Opens the cached exam, if there is one, before the server has answered. */
  recall: () => Promise<void>
  /** Goes on with an attempt that the server says is open. */
  resume: (submissionId: string) => Promise<void>
  /** Leaves an attempt that is handed in or over: the device forgets it. */
  leave: () => Promise<void>
  /** An attempt was removed: the device stores nothing of it. */
  forget: (attemptId: string) => Promise<void>
}

/** Revalidates lists and pages that name the exam. */
function refetchExam(): void {
  for (const row of [exam.instruction, exam.eligible, submission.one]) void refetch(row)
}

async function enterFresh(owner: string, examKey: string, attempt: Attempt, onQuestionsFailed: (() => void) | undefined): Promise<InRoom> {
  const revised = await getCalls(examKey)
    .questions(attempt._id)
    .catch((error: unknown) => {
      onQuestionsFailed?.()
      throw error
    })
  await storeCachedExam(owner, examKey, { exam: revised, attempt })
  const opened = await openRoom({ owner, examKey, attempt, questions: listQuestionIds(revised), isFresh: true })
  return { ...opened, exam: revised, attempt }
}

/** The server is asked afterwards. */
async function enterCached(owner: string, examKey: string): Promise<InRoom | undefined> {
  const cached = await readCachedExam(owner, examKey)
  if (cached === undefined) return undefined
  const questions = listQuestionIds(cached.exam)
  return { ...(await openRoom({ owner, examKey, attempt: cached.attempt, questions, isFresh: false })), ...cached }
}

interface ExamOptions {
  /** False: a cached exam is not opened by itself, the learner first sees the page before the room. Must not change. */
  recalls?: boolean
  /** The attempt is open, its questions could not be fetched. (spec 8 Level question fetch fails) */
  onQuestionsFailed?: () => void
}

/** `examKey`: an exam's id, or the result of `buildLevelKey`. */
export function useExam(examKey: string, { recalls = true, onQuestionsFailed }: ExamOptions = {}): ExamStage {
  const [stage, setStage] = useState<Stage>({ kind: 'loading' })
  const open = useRef<InRoom>(undefined)
  const isGone = useRef(false)

  const enter = useCallback((inRoom: InRoom | undefined) => {
    open.current?.close()
    open.current = inRoom
    if (isGone.current) inRoom?.close()
    else setStage(inRoom === undefined ? { kind: 'outside' } : { kind: 'room', inRoom })
  }, [])

  useEffect(() => {
    isGone.current = false
    const owner = getPersonId()
    void (owner === undefined || !recalls ? Promise.resolve(undefined) : enterCached(owner, examKey)).then(enter, () => enter(undefined))
    return () => {
      isGone.current = true
      open.current?.close()
      open.current = undefined
    }
  }, [examKey, recalls, enter])

  const enterWith = useCallback(
    async (attempt: Attempt) => {
      const owner = getPersonId()
      if (owner === undefined) return
      // The attempt was closed meanwhile: the page outside says so.
      if (attempt.submitted_at) return refetchExam()
      enter(await enterFresh(owner, examKey, attempt, onQuestionsFailed))
    },
    [examKey, enter, onQuestionsFailed],
  )
  const recall = useCallback(async () => {
    const owner = getPersonId()
    const inRoom = owner === undefined ? undefined : await enterCached(owner, examKey)
    if (inRoom !== undefined) enter(inRoom)
  }, [examKey, enter])
  const start = useCallback(async () => enterWith(await getCalls(examKey).start()), [examKey, enterWith])
  const resume = useCallback(async (id: string) => enterWith(await getCalls(examKey).read(id)), [examKey, enterWith])
  const leave = useCallback(async () => {
    const left = open.current
    // Closed first, since a room stores its answers once more.
    enter(undefined)
    await left?.storage.forget()
    refetchExam()
  }, [enter])
  const forget = useCallback(
    async (attempt: string) => {
      const owner = getPersonId()
      if (owner !== undefined) await openStorage({ owner, attempt, examKey, onStored: () => undefined }).forget()
    },
    [examKey],
  )
  return { stage, start, recall, resume, leave, forget }
}
