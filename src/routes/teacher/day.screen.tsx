/** Edits one day of a batch's study plan. */

import { DayEditor } from '#src/features/teach/plan-editor/day-editor.tsx'
import { words } from '#src/features/teach/plan-editor/words.ts'
import { paths } from '#src/lib/paths.ts'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId, planId } = useRouteParams('batchId', 'planId')
  return (
    <InBatch batchId={batchId} title={words.form.edit} backTo={paths.teacherStudyPlan(batchId)}>
      <DayEditor batchId={batchId} planId={planId} />
    </InBatch>
  )
}
