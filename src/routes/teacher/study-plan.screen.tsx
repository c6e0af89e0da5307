/** Edits a batch's study plan. */

import { WaitingAssignments } from '#src/features/teach/assignment-editor/waiting-assignments.tsx'
import { PlanEditor } from '#src/features/teach/plan-editor/plan-editor.tsx'
import { words } from '#src/features/teach/teacher-batch/words.ts'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId} title={words.plan}>
      <WaitingAssignments batchId={batchId} />
      <PlanEditor batchId={batchId} />
    </InBatch>
  )
}
