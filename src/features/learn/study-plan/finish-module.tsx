/** Button that completes a module once all its steps are done. (spec 7 activity/module-complete) */

import { IconCheck } from '@tabler/icons-react'
import { readStudyPlan } from '#src/api/contract/study-plan.ts'
import { pressRequest } from '#src/api/requests/request-outbox.ts'
import { useRequests } from '#src/api/requests/use-requests.ts'
import type { StudyModule } from '#src/api/shapes/study-plan.ts'
import { useRead } from '#src/api/use-api.ts'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { WaitingRequest } from '#src/ui/states/waiting-request.tsx'
import { moduleComplete } from './module-complete.ts'
import { words } from './words.ts'

/** The button for pages outside the plan, such as after the last exam of a module; reads the plan itself. */
export function FinishModuleOutside({ batchId, moduleId }: { batchId: string; moduleId: string }) {
  const { data } = useRead(readStudyPlan(batchId), { isQuiet: true })
  const module = data?.modules.find(({ _id }) => _id === moduleId)
  return module ? <FinishModule batchId={batchId} module={module} /> : null
}

export function FinishModule({ batchId, module }: { batchId: string; module: StudyModule }) {
  const [waiting] = useRequests(moduleComplete, module._id)
  if (waiting) return <WaitingRequest request={waiting}>{words.finishModule}</WaitingRequest>
  if (
    module.state === 'done' ||
    module.state === 'locked' ||
    module.total === 0 ||
    module.done < module.total
  )
    return null

  return (
    <Row justify="end">
      <Button
        onClick={() => pressRequest(moduleComplete, { module: module._id, batch: batchId })}
        leftSection={<IconCheck size={18} aria-hidden="true" />}
      >
        {words.finishModule}
      </Button>
    </Row>
  )
}
