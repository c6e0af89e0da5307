/** A batch's study plan; `/module/:moduleId` opens another module than today's. */
import { useParams } from 'react-router'
import { batch } from '#src/api/contract/batch.ts'
import { useApi } from '#src/api/use-api.ts'
import { CalendarButton } from '#src/features/learn/calendar/calendar-button.tsx'
import { StudyPlan } from '#src/features/learn/study-plan/study-plan.tsx'
import { formatCourse } from '#src/lib/place-words.ts'
import { Box } from '#src/ui/layout/layout.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  const { moduleId } = useParams()
  return (
    <InBatch batchId={batchId}>
      <StudyPlan batchId={batchId} moduleId={moduleId} />
      <BatchCalendar batchId={batchId} />
    </InBatch>
  )
}

/** A recorded or finished course has no dates to be reminded of. */
function BatchCalendar({ batchId }: { batchId: string }) {
  const { data } = useApi(batch.one, { params: { id: batchId } }, { isCachedOnly: true })
  if (data?.state !== 'running' && data?.state !== 'upcoming') return null
  const title = formatCourse({ course_title: data.course.title, title: data.title })
  return (
    <Box mt={20}>
      <CalendarButton batch={{ _id: batchId, title, slug: data.course.slug }} />
    </Box>
  )
}
