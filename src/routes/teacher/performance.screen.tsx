/** A batch's performance. */

import { BatchPerformance } from '#src/features/learn/batch/performance/batch-performance.tsx'
import { words } from '#src/features/teach/teacher-batch/words.ts'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId} title={words.performance}>
      <BatchPerformance batchId={batchId} />
    </InBatch>
  )
}
