/** The same deed on the page of a step, where the last one may just have been done; drawn with its result, it asks for the plan then alone. */
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { useApi } from '#src/api/use-api.ts'
import { FinishModule } from './finish-module.tsx'

export function FinishModuleOutside({ batchId, moduleId }: { batchId: string; moduleId: string }) {
  const { data } = useApi(studyPlan.revised, { params: { id: batchId } }, { isQuiet: true })
  const of = data?.modules.find(({ _id }) => _id === moduleId)
  return of ? <FinishModule batchId={batchId} of={of} /> : null
}
