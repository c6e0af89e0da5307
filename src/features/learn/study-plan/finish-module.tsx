/** When every step of a module is done, the learner ties the knot. (spec 7 activity/module-complete) */
import { IconCheck } from '@tabler/icons-react'
import { callWithMessage } from '#src/api/call.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import type { StudyModule } from '#src/api/shapes/study-plan.ts'
import { refetch } from '#src/api/use-api.ts'
import { say } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { LoneAction } from '#src/ui/states/lone-action.tsx'
import { useLoneAction } from '#src/ui/states/use-lone-action.ts'
import { words } from './words.ts'

export function FinishModule({ batchId, of }: { batchId: string; of: StudyModule }) {
  const finishing = useLoneAction(async () => {
    const { msg } = await callWithMessage(studyPlan.moduleComplete, { params: { id: of._id }, body: {} })
    say({ kind: 'success', message: msg })
    await refetch(studyPlan.revised, { params: { id: batchId } })
  })
  if (of.state === 'done' || of.state === 'locked' || of.total === 0 || of.done < of.total) return null

  return (
    <LoneAction of={finishing} align="end">
      <Button
        onClick={() => void finishing.act()}
        isPending={finishing.isPending}
        pendingText={words.finishing}
        leftSection={<IconCheck size={18} aria-hidden="true" />}
      >
        {words.finishModule}
      </Button>
    </LoneAction>
  )
}
