/** When every step of a module is done, the learner ties the knot. (spec 7 activity/module-complete) */
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { answer } from '#src/api/call.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import type { StudyModule } from '#src/api/shapes/study-plan.ts'
import { refetch } from '#src/api/use-api.ts'
import { say } from '#src/stores/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import classes from './study-plan.module.css'
import { words } from './words.ts'

export function FinishModule({ batchId, of }: { batchId: string; of: StudyModule }) {
  const [isPending, setIsPending] = useState(false)
  if (of.state === 'done' || of.state === 'locked' || of.total === 0 || of.done < of.total) return null

  async function finish() {
    setIsPending(true)
    try {
      const { msg } = await answer(studyPlan.moduleComplete, { params: { id: of._id }, body: {} })
      say({ kind: 'success', message: msg })
      await refetch(studyPlan.revised, { params: { id: batchId } })
    } catch {
      // The toast has said why; the button can be pressed again.
    } finally {
      setIsPending(false)
    }
  }

  return (
    <div className={classes.finish}>
      <Button onClick={finish} isPending={isPending} pendingText={words.finishing} leftSection={<IconCheck size={18} aria-hidden="true" />}>
        {words.finishModule}
      </Button>
    </div>
  )
}
