/** Button that completes a module once all its steps are done. (spec 7 activity/module-complete) */

import { IconCheck } from '@tabler/icons-react'
import { callWithMessage } from '#src/api/call.ts'
import { studyPlan, readStudyPlan } from '#src/api/contract/study-plan.ts'
import type { StudyModule } from '#src/api/shapes/study-plan.ts'
import { refetch, useRead } from '#src/api/use-api.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'

/** The button for pages outside the plan, such as after the last exam of a module; reads the plan itself. */
export function FinishModuleOutside({ batchId, moduleId }: { batchId: string; moduleId: string }) {
  const { data } = useRead(readStudyPlan(batchId), { isQuiet: true })
  const module = data?.modules.find(({ _id }) => _id === moduleId)
  return module ? <FinishModule batchId={batchId} module={module} /> : null
}

export function FinishModule({ batchId, module }: { batchId: string; module: StudyModule }) {
  const finishing = useInlineAction(async () => {
    const { msg } = await callWithMessage(studyPlan.moduleComplete, { params: { id: module._id }, body: {} })
    showToast({ kind: 'success', message: msg })
    await refetch(studyPlan.revised, { params: { id: batchId } })
  })
  if (
    module.state === 'done' ||
    module.state === 'locked' ||
    module.total === 0 ||
    module.done < module.total
  )
    return null

  return (
    <InlineAction action={finishing} align="end">
      <Button
        onClick={() => void finishing.act()}
        isPending={finishing.isPending}
        pendingText={words.finishing}
        leftSection={<IconCheck size={18} aria-hidden="true" />}
      >
        {words.finishModule}
      </Button>
    </InlineAction>
  )
}
