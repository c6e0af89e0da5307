/** Hands an attempt in, once: the key is made at the first try and kept, so that a repeat gets the same answer. (ruling R34) */
import { answer } from '#src/api/call.ts'
import { assignment } from '#src/api/contract/assignment.ts'
import { overview } from '#src/api/contract/overview.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { submission } from '#src/api/contract/submission.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { randomId } from '#src/stores/browser/guest-id.ts'
import { confirmAsked } from '#src/stores/confirm-store.ts'
import { useDraft } from '#src/stores/draft-store.ts'
import { say } from '#src/stores/toast-store.ts'
import { useAttempt } from '#src/ui/use-attempt.ts'
import { words } from './words.ts'

/** Lists that name the assignment stand corrected; none of them is worth waiting for. */
function tellOthers(): void {
  for (const row of [studyPlan.revised, overview.upcomingGrouped, assignment.list]) void refetch(row)
}

interface HandIn {
  isPending: boolean
  handIn: (isLate: boolean) => Promise<void>
}

export function useHandIn(attemptId: string | undefined, assignmentId: string): HandIn {
  const [key, keep, drop] = useDraft<string | undefined>(`hand-in:${assignmentId}`, undefined)
  const { isPending, attempt } = useAttempt<void>(
    () => undefined,
    // The toast has said why; the file and the key stay.
    () => undefined,
  )

  async function send(id: string): Promise<void> {
    const ownKey = key ?? randomId()
    keep(ownKey)
    const params = { id }
    const { data, msg } = await answer(submission.save, { params, body: { finish: true, key: ownKey } })
    drop()
    if (!('saved' in data)) setCached(submission.one, { params }, data)
    say({ kind: 'success', message: msg })
    await refetch(assignment.one, { params: { id: assignmentId } })
    tellOthers()
  }

  async function askAndSend(id: string, isLate: boolean): Promise<void> {
    const text = isLate ? words.handIn.askLate : words.handIn.askText
    const isSure = await confirmAsked({ title: words.handIn.ask, text, yes: words.handIn.submit, no: words.handIn.back })
    if (isSure) await send(id)
  }

  return {
    isPending,
    handIn: (isLate) => (attemptId === undefined ? Promise.resolve() : attempt(() => askAndSend(attemptId, isLate))),
  }
}
