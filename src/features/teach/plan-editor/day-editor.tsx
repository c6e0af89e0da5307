/** The page of one day: its form, with the modules it may stand in; under a day that is there already, what it holds. */
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { useApi } from '#src/api/use-api.ts'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { Stack } from '#src/ui/work-row.tsx'
import { DayForm } from './day-form.tsx'
import { DayItems } from './day-items.tsx'

const skeleton = <Skeleton shape="block" height={420} />

export function NewDay({ batchId, moduleId }: { batchId: string; moduleId: string | undefined }) {
  const read = useApi(studyPlan.revised, { params: { id: batchId } })
  return (
    <Load from={read} skeleton={skeleton}>
      {({ modules }) => <DayForm batchId={batchId} modules={modules} moduleId={moduleId} />}
    </Load>
  )
}

export function DayEditor({ batchId, planId }: { batchId: string; planId: string }) {
  const plan = useApi(studyPlan.revised, { params: { id: batchId } })
  const day = useApi(studyPlan.activity, { params: { id: planId } })
  return (
    <Load from={plan} skeleton={skeleton}>
      {({ modules }) => (
        <Load from={day} skeleton={skeleton}>
          {(of) => (
            <Stack>
              <DayForm key={of._id} batchId={batchId} modules={modules} day={of} />
              <DayItems batchId={batchId} of={of} />
            </Stack>
          )}
        </Load>
      )}
    </Load>
  )
}
