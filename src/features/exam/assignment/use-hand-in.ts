/**
 * Submits an attempt once: the key is created at the first try and stored, so that a repeat gets the same
 * reply. (ruling R34)
 */

import { call } from '#src/api/call.ts'
import { assignment } from '#src/api/contract/assignment.ts'
import { overview } from '#src/api/contract/overview.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { Assignment } from '#src/api/shapes/assignment.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { createId } from '#src/lib/create-id.ts'
import { useTextDraft } from '#src/stores/drafts/use-draft.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { type InlineActionState, useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'

/** Revalidates the lists that contain the assignment, without waiting for them. */
function refetchLists(): void {
  for (const row of [studyPlan.revised, overview.upcomingGrouped, assignment.list]) void refetch(row)
}

/** Keeps the file and the key if the submission fails. `onConfirmed`: the server has the work. */
export function useHandIn(
  attemptId: string | undefined,
  { _id: assignmentId, is_late: isLate }: Assignment,
  onConfirmed: () => void,
): InlineActionState {
  const [key, storeKey, drop] = useTextDraft(`hand-in:${assignmentId}`, undefined)

  async function send(id: string): Promise<void> {
    const ownKey = key ?? createId()
    storeKey(ownKey)
    const params = { id }
    const data = await call(submission.save, {
      params,
      body: { finish: true, key: ownKey },
    })
    drop()
    onConfirmed()
    if (!('saved' in data)) setCached(submission.one, { params }, data)
    await refetch(assignment.one, { params: { id: assignmentId } })
    refetchLists()
  }

  async function askAndSend(): Promise<void> {
    if (attemptId === undefined) return
    const text = isLate ? words.handIn.askLate : words.handIn.askText
    const isSure = await confirmAsked({
      title: words.handIn.ask,
      text,
      yes: words.handIn.submit,
      no: words.handIn.back,
    })
    if (isSure) await send(attemptId)
  }

  return useInlineAction(askAndSend)
}
