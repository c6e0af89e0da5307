/** A batch's notices. */

import { Notices } from '#src/features/learn/batch/notices/notices.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId}>
      <Notices batchId={batchId} />
    </InBatch>
  )
}
