/** The page of an exam outside of its room: before the start, or after the end. */

import { exam, readInstruction } from '#src/api/contract/exam.ts'
import { refetch, useRead } from '#src/api/use-api.ts'
import type { ExamStage } from '#src/features/exam/exam-room/attempt/use-exam.ts'
import { BeforeSkeleton } from '#src/features/exam/exam-room/before/before-skeleton.tsx'
import { ExamOutside } from '#src/features/exam/exam-room/exam-outside.tsx'
import { FinishModuleOutside } from '#src/features/learn/study-plan/finish-module.tsx'
import { RetestForm } from '#src/features/learn/study-plan/retest-form.tsx'
import { paths } from '#src/lib/paths.ts'
import { Load } from '#src/ui/states/load.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function OutsideExam({ start, resume }: Pick<ExamStage, 'start' | 'resume'>) {
  const { batchId, moduleId, examId } = useRouteParams('batchId', 'moduleId', 'examId')
  const read = useRead(readInstruction(examId))
  const backTo = paths.module(batchId, moduleId)
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
            renderRetestForm={(close) => (
              <RetestForm
                exam={examId}
                batchId={batchId}
                onClose={() => {
                  close()
                  void refetch(exam.eligible, { params: { id: examId } })
                }}
              />
            )}
          />
        )}
      </Load>
    </InBatch>
  )
}
