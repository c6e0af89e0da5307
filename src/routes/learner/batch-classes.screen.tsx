/** The classes of a batch. */

import { BatchClasses } from '#src/features/learn/batch/classes/batch-classes.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId}>
      <BatchClasses batchId={batchId} />
    </InBatch>
  )
}
