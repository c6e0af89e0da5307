/** Says that a module is complete; the server knows what is still missing and says so. */
import { answer } from '#src/api/call.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { refetch } from '#src/api/use-api.ts'
import { say } from '#src/stores/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useAttempt } from '#src/ui/use-attempt.ts'
import { words } from '../words.ts'

export function ModuleDone({ moduleId }: { moduleId: string }) {
  const { isPending, attempt } = useAttempt<string>(
    (message) => {
      say({ kind: 'success', message })
      void refetch(studyPlan.revised)
    },
    // The toast has said why.
    () => undefined,
  )
  const complete = async () => (await answer(studyPlan.moduleComplete, { params: { id: moduleId }, body: {} })).msg
  return (
    <div>
      <Button variant="default" isPending={isPending} pendingText={words.result.moduleDoing} onClick={() => void attempt(complete)}>
        {words.result.moduleDone}
      </Button>
    </div>
  )
}
