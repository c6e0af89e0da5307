/** Button that endorses a talent after a confirmation, since it cannot be undone. (spec 7 user/endorse-talent) */

import { callWithMessage } from '#src/api/call.ts'
import { auth } from '#src/api/contract/auth.ts'
import { batch } from '#src/api/contract/batch.ts'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { refetch } from '#src/api/use-api.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { words } from './words.ts'

async function endorse(talentId: string, batchId: string): Promise<void> {
  const { msg } = await callWithMessage(auth.endorseTalent, { params: { id: talentId }, body: {} })
  await refetch(batch.learners, { params: { id: batchId } })
  showToast({ kind: 'success', message: msg })
}

export function Endorse({
  learner: { person, is_endorsed },
  batchId,
}: {
  learner: BatchLearner
  batchId: string
}) {
  const endorsing = useInlineAction(() => endorse(person._id, batchId))
  if (is_endorsed) return <Pill tone="ok">{words.endorsed}</Pill>
  async function ask() {
    const { title, ...question } = words.ask
    if (await confirmAsked({ ...question, title: title(person.name) })) await endorsing.act()
  }
  return (
    <InlineAction action={endorsing}>
      <Button
        size="sm"
        variant="light"
        aria-label={words.endorseName(person.name)}
        isPending={endorsing.isPending}
        pendingText={words.endorsing}
        onClick={() => void ask()}
      >
        {words.endorse}
      </Button>
    </InlineAction>
  )
}
