/** The learners of a batch. */

import { BatchLearners } from '#src/features/teach/batch-learners/batch-learners.tsx'
import { words } from '#src/features/teach/teacher-batch/words.ts'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId} title={words.people}>
      <BatchLearners batchId={batchId} />
    </InBatch>
  )
}
