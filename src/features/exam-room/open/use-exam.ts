/** Where a learner stands with an exam: outside of the room, or in it. A reload leads back into an open attempt by itself. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#src/api/call.ts'
import { exam } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Attempt } from '#src/api/shapes/submission.ts'
import { refetch } from '#src/api/use-api.ts'
import { personId } from '#src/stores/session-store.ts'
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
  /** Goes on with an attempt that the server says is open. */
  resume: (submissionId: string) => Promise<void>
  /** It is handed in, or over: what lay here is forgotten. */
  leave: () => Promise<void>
}

/** Lists and pages that name the exam stand corrected. */
function tellOthers(): void {
  for (const row of [exam.instruction, exam.eligible, submission.one]) void refetch(row)
}

async function roomOf(owner: string, examId: string, attempt: Attempt): Promise<InRoom> {
  const revised = await call(exam.revised, { params: { id: examId } })
  await keepPack(owner, { exam: revised, attempt })
  const opened = await openRoom({ owner, examId, attempt, isHeard: true })
  return { ...opened, exam: revised, attempt }
}

/** As it lies on the device; the server is heard afterwards. */
async function recalledRoom(owner: string, examId: string): Promise<InRoom | undefined> {
  const pack = await recallPack(owner, examId)
  if (pack === undefined) return undefined
  return { ...(await openRoom({ owner, examId, attempt: pack.attempt, isHeard: false })), ...pack }
}

export function useExam(examId: string): ExamStage {
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
    void (owner === undefined ? Promise.resolve(undefined) : recalledRoom(owner, examId)).then(enter, () => enter(undefined))
    return () => {
      isGone.current = true
      open.current?.close()
      open.current = undefined
    }
  }, [examId, enter])

  const enterWith = useCallback(
    async (attempt: Attempt) => {
      const owner = personId()
      if (owner !== undefined && !attempt.submitted_at) enter(await roomOf(owner, examId, attempt))
    },
    [examId, enter],
  )
  const start = useCallback(async () => enterWith(await call(submission.start, { body: { exam: examId } })), [examId, enterWith])
  const resume = useCallback(async (id: string) => enterWith(await call(submission.draft, { params: { id } })), [enterWith])
  const leave = useCallback(async () => {
    await open.current?.keep.forget()
    enter(undefined)
    tellOthers()
  }, [enter])
  return { stage, start, resume, leave }
}
