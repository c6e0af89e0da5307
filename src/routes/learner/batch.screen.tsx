/** A batch's study plan; `/module/:moduleId` opens another module than today's. */

import { useParams } from 'react-router'
import { BatchCalendar } from '#src/features/learn/calendar/calendar-button.tsx'
import { StudyPlan } from '#src/features/learn/study-plan/study-plan.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  const { moduleId } = useParams()
  return (
    <InBatch batchId={batchId}>
      <StudyPlan batchId={batchId} moduleId={moduleId} />
      <BatchCalendar batchId={batchId} isCachedOnly />
    </InBatch>
  )
}
