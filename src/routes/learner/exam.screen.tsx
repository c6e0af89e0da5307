/** An exam of a batch: before, in the room, and after it, at one address. */
import { useCallback } from 'react'
import { exam } from '#src/api/contract/exam.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { refetch, useApi } from '#src/api/use-api.ts'
import { codeEditorOrigin } from '#src/features/auth/hosts.ts'
import { BeforeSkeleton } from '#src/features/exam-room/before/before.tsx'
import { ExamOutside } from '#src/features/exam-room/exam-outside.tsx'
import { type ExamStage, useExam } from '#src/features/exam-room/open/use-exam.ts'
import { ExamRoom } from '#src/features/exam-room/room/exam-room.tsx'
import { Head } from '#src/features/head/head.tsx'
import { RetestForm } from '#src/features/study-plan/retest-form.tsx'
import { paths } from '#src/lib/paths.ts'
import { Load } from '#src/ui/load.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

function Outside({ start, resume }: Pick<ExamStage, 'start' | 'resume'>) {
  const { batchId, moduleId, examId } = useRouteParams('batchId', 'moduleId', 'examId')
  const read = useApi(exam.instruction, { params: { id: examId } })
  const backTo = paths.module(batchId, moduleId)
  return (
    <InBatch batchId={batchId} title={read.data?.title} backTo={backTo}>
      <Load from={read} skeleton={<BeforeSkeleton />}>
        {(of) => (
          <ExamOutside
            of={of}
            moduleId={moduleId}
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

export function Component() {
  const { batchId, moduleId, examId } = useRouteParams('batchId', 'moduleId', 'examId')
  const { stage, start, resume, leave } = useExam(examId)
  const onDone = useCallback(() => {
    void refetch(studyPlan.revised)
    void leave()
  }, [leave])
  if (stage.kind === 'looking') return <BeforeSkeleton />
  if (stage.kind === 'outside') return <Outside start={start} resume={resume} />
  return (
    <>
      <Head title={stage.inRoom.exam.title} isHiddenFromSearch />
      <ExamRoom
        key={stage.inRoom.attempt._id}
        inRoom={stage.inRoom}
        backTo={paths.module(batchId, moduleId)}
        codeEditorOrigin={codeEditorOrigin()}
        onDone={onDone}
      />
    </>
  )
}
