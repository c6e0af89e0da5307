/** A new day of a batch's study plan. */

import { useSearchParams } from 'react-router'
import { NewDay } from '#src/features/teach/plan-editor/day-editor.tsx'
import { words } from '#src/features/teach/plan-editor/words.ts'
import { paths } from '#src/lib/paths.ts'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  const [query] = useSearchParams()
  return (
    <InBatch batchId={batchId} title={words.form.create} backTo={paths.teacherStudyPlan(batchId)}>
      <NewDay batchId={batchId} moduleId={query.get('module') ?? undefined} />
    </InBatch>
  )
}
