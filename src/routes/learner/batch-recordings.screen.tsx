/** A batch's recordings, by module. */

import { BatchRecordingTabs } from '#src/features/learn/recordings/recording-tabs.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId}>
      <BatchRecordingTabs batchId={batchId} />
    </InBatch>
  )
}
