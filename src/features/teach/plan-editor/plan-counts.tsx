/** What of the batch is held or over, and what waits to be checked; each number opens what it counts. */
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { Stats } from '#src/ui/text/stats.tsx'
import { words } from './words.ts'

export function PlanCounts({ batchId }: { batchId: string }) {
  const read = useApi(studyPlan.attributeCount, { params: { id: batchId } })
  return (
    <Load from={read} skeleton={<Skeleton shape="block" height={76} />}>
      {({ live, recording, assignment, exam, resource, due }) => (
        <Stats
          label={words.counts}
          stats={[
            { label: words.live, value: words.of(live.done, live.total) },
            { label: words.assignment, value: words.of(assignment.done, assignment.total) },
            { label: words.exam, value: words.of(exam.done, exam.total) },
            { label: words.recording, value: words.count(recording.total) },
            { label: words.resource, value: words.count(resource.total), to: paths.teacherResources(batchId) },
            { label: words.unchecked, value: words.count(due), to: addQuery(paths.submissions(), { batch: batchId }), isUrgent: due > 0 },
          ]}
        />
      )}
    </Load>
  )
}
