/** Edits a batch's study plan. */

import { PlanEditor } from '#src/features/teach/plan-editor/plan-editor.tsx'
import { words } from '#src/features/teach/teacher-batch/words.ts'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId} title={words.plan}>
      <PlanEditor batchId={batchId} />
    </InBatch>
  )
}
