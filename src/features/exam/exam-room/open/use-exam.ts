/** Where a learner stands with an exam or a level: outside of the room, or in it. A reload leads back into an open attempt by itself. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { exam } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Attempt } from '#src/api/shapes/submission.ts'
import { refetch } from '#src/api/use-api.ts'
import { makeDraftKeep } from '#src/stores/attempt-drafts/draft-keep.ts'
import { personId } from '#src/stores/session/session-store.ts'
import { callsOf } from '../attempt/calls.ts'
import { questionsIn } from '../question/order.ts'
import { keepPack, recallPack } from './pack.ts'
import { openRoom, type OpenRoom } from './open-room.ts'

export interface InRoom extends OpenRoom {
  exam: ExamRevised
  attempt: Attempt
}

/** `looking`: on the device, which is a matter of moments. */
export type Stage = { kind: 'looking' } | { kind: 'outside' } | { kind: 'room'; inRoom: InRoom }

export interface ExamStage {
  stage: Stage
  /** Begins, or finds the attempt that is open: twice is once. Rejects with what stood in the way. */
  start: () => Promise<void>
  /** Opens what lies on the device, if something does: the server is not heard. */
  recall: () => Promise<void>
  /** Goes on with an attempt that the server says is open. */
  resume: (submissionId: string) => Promise<void>
  /** It is handed in, or over: what lay here is forgotten. */
  leave: () => Promise<void>
  /** An attempt was taken away: the device keeps nothing of it. */
  forget: (attemptId: string) => Promise<void>
}

/** Lists and pages that name the exam stand corrected. */
function tellOthers(): void {
  for (const row of [exam.instruction, exam.eligible, submission.one]) void refetch(row)
}

async function questionsOf(work: string, attempt: Attempt, onFailed: (() => void) | undefined): Promise<ExamRevised> {
  try {
    return await callsOf(work).questions(attempt._id)
  } catch (error) {
    onFailed?.()
    throw error
  }
}

async function roomOf(owner: string, work: string, attempt: Attempt, onQuestionsFailed: (() => void) | undefined): Promise<InRoom> {
  const revised = await questionsOf(work, attempt, onQuestionsFailed)
  await keepPack(owner, work, { exam: revised, attempt })
  const opened = await openRoom({ owner, work, attempt, questions: questionsIn(revised), isHeard: true })
  return { ...opened, exam: revised, attempt }
}

/** As it lies on the device; the server is heard afterwards. */
async function recalledRoom(owner: string, work: string): Promise<InRoom | undefined> {
  const pack = await recallPack(owner, work)
  if (pack === undefined) return undefined
  const questions = questionsIn(pack.exam)
  return { ...(await openRoom({ owner, work, attempt: pack.attempt, questions, isHeard: false })), ...pack }
}

interface ExamOptions {
  /** False: what lies on the device is not opened by itself, the learner first sees the page before the room. Must not change. */
  recalls?: boolean
  /** The attempt is open, its questions could not be fetched. (spec 8 Level question fetch fails) */
  onQuestionsFailed?: () => void
}

/** `work`: an exam's id, or what `levelWork` makes of a level's. */
export function useExam(work: string, { recalls = true, onQuestionsFailed }: ExamOptions = {}): ExamStage {
  const [stage, setStage] = useState<Stage>({ kind: 'looking' })
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
    const owner = personId()
    void (owner === undefined || !recalls ? Promise.resolve(undefined) : recalledRoom(owner, work)).then(enter, () => enter(undefined))
    return () => {
      isGone.current = true
      open.current?.close()
      open.current = undefined
    }
  }, [work, recalls, enter])

  const enterWith = useCallback(
    async (attempt: Attempt) => {
      const owner = personId()
      if (owner === undefined) return
      // It was closed meanwhile: the page outside says so.
      if (attempt.submitted_at) return tellOthers()
      enter(await roomOf(owner, work, attempt, onQuestionsFailed))
    },
    [work, enter, onQuestionsFailed],
  )
  const recall = useCallback(async () => {
    const owner = personId()
    const kept = owner === undefined ? undefined : await recalledRoom(owner, work)
    if (kept !== undefined) enter(kept)
  }, [work, enter])
  const start = useCallback(async () => enterWith(await callsOf(work).start()), [work, enterWith])
  const resume = useCallback(async (id: string) => enterWith(await callsOf(work).read(id)), [work, enterWith])
  const leave = useCallback(async () => {
    const left = open.current
    // Closed first: a room writes down what it has once more.
    enter(undefined)
    await left?.keep.forget()
    tellOthers()
  }, [enter])
  const forget = useCallback(
    async (attempt: string) => {
      const owner = personId()
      if (owner !== undefined) await makeDraftKeep({ owner, attempt, exam: work, onKeeping: () => undefined }).forget()
    },
    [work],
  )
  return { stage, start, recall, resume, leave, forget }
}
