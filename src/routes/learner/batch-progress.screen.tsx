/** The learner's progress in a batch. */

import { ProgressReport } from '#src/features/learn/batch/progress/progress-report.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId}>
      <ProgressReport batchId={batchId} />
    </InBatch>
  )
}
