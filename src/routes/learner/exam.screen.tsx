/** The page before an exam of a batch. */
import { exam } from '#src/api/contract/exam.ts'
import { useApi } from '#src/api/use-api.ts'
import { ExamStart, ExamStartSkeleton } from '#src/features/exam-start/exam-start.tsx'
import { paths } from '#src/lib/paths.ts'
import { Load } from '#src/ui/load.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId, moduleId, examId } = useRouteParams('batchId', 'moduleId', 'examId')
  const read = useApi(exam.instruction, { params: { id: examId } })
  const backTo = paths.module(batchId, moduleId)
  return (
    <InBatch batchId={batchId} title={read.data?.title} backTo={backTo}>
      <Load from={read} skeleton={<ExamStartSkeleton />}>
        {(of) => <ExamStart of={of} backTo={backTo} />}
      </Load>
    </InBatch>
  )
}
