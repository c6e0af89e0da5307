/** A batch's files and links. */

import { Resources } from '#src/features/learn/batch/resources/resources.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId}>
      <Resources batchId={batchId} />
    </InBatch>
  )
}
