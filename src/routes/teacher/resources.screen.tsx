/** The resources of a batch. */

import { ResourceEditor } from '#src/features/teach/resource-editor/resource-editor.tsx'
import { words } from '#src/features/teach/teacher-batch/words.ts'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId} title={words.resources}>
      <ResourceEditor batchId={batchId} />
    </InBatch>
  )
}
