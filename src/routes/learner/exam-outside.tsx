/** The page of an exam outside of its room: before the start, or after the end. */

import { useLayoutEffect } from 'react'
import { readInstruction } from '#src/api/contract/exam.ts'
import { useRequests } from '#src/api/requests/use-requests.ts'
import { useRead } from '#src/api/use-api.ts'
import type { ExamStage } from '#src/features/exam/exam-room/attempt/use-exam.ts'
import { BeforeAlone, BeforeSkeleton } from '#src/features/exam/exam-room/before/before-skeleton.tsx'
import { ExamOutside, useWayIn } from '#src/features/exam/exam-room/exam-outside.tsx'
import { FinishModuleOutside } from '#src/features/learn/study-plan/finish-module.tsx'
import { RetestForm } from '#src/features/learn/study-plan/retest-form.tsx'
import { retestRequest } from '#src/features/learn/study-plan/retest-request.ts'
import { paths } from '#src/lib/paths.ts'
import { Load } from '#src/ui/states/load.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

interface OutsideExamProps extends Pick<ExamStage, 'start' | 'resume'> {
  /** Nothing is rendered before it is known whether the room opens automatically. */
  isPatient: boolean
  /** That is now known, or cannot be known. */
  onOutside: () => void
}

export function OutsideExam({ start, resume, isPatient, onOutside }: OutsideExamProps) {
  const { batchId, moduleId, examId } = useRouteParams('batchId', 'moduleId', 'examId')
  const read = useRead(readInstruction(examId))
  const backTo = paths.module(batchId, moduleId)
  const way = useWayIn(examId, resume)
  const isRetestWaiting = useRequests(retestRequest, examId).length > 0
  const isOutside = way === 'outside' || read.error !== undefined
  useLayoutEffect(() => {
    if (isOutside) onOutside()
  }, [isOutside, onOutside])
  if (isPatient && !isOutside) return <BeforeAlone />
  if (way === 'entering') return <BeforeSkeleton />
  return (
    <InBatch batchId={batchId} title={read.data?.title} backTo={backTo}>
      <Load from={read} skeleton={<BeforeSkeleton />}>
        {(instruction) => (
          <ExamOutside
            exam={instruction}
            moduleDone={<FinishModuleOutside batchId={batchId} moduleId={moduleId} />}
            backTo={backTo}
            onStart={start}
            onResume={resume}
            isRetestWaiting={isRetestWaiting}
            renderRetestForm={(close) => <RetestForm exam={examId} batchId={batchId} onClose={close} />}
          />
        )}
      </Load>
    </InBatch>
  )
}
