/** Takes an attempt away, after a question that says what it costs; what is gone is gone here and there. */
import { callWithMessage } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { levelChanged } from './level-changed.ts'
import { words } from './words.ts'

function ask({ state }: LevelSubmissionCard): Promise<boolean> {
  const text = state === 'open' ? `${words.askOpen} ${words.askCounted}` : words.askCounted
  return confirmAsked({ title: words.ask, text, yes: words.askYes, no: words.askNo, isDangerous: true })
}

export function useRemoval(onRemoved: (attemptId: string) => Promise<void>): (of: LevelSubmissionCard) => Promise<void> {
  return async (of) => {
    if (!(await ask(of))) return
    try {
      const { msg } = await callWithMessage(levelSubmission.remove, { params: { id: of._id } })
      showToast({ kind: 'success', message: msg })
      await onRemoved(of._id)
    } catch (error) {
      // The toast has said why; the list shows what is there now.
      if (!(error instanceof ApiError)) throw error
    }
    levelChanged()
  }
}
