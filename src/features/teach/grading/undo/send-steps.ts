/** Puts planned changes of several papers into the save queue, as one act. (ruling R34) */

import { offers } from '#src/lib/features.ts'
import { findGradingDraft, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { beginAcceptance, takeBackAcceptance } from '../ai/acceptance-outbox.ts'
import type { BulkAction, BulkStep } from '../bulk/bulk-plan.ts'
import { requestSave } from '../drafts/save.ts'
import { words } from '../words.ts'
import { type Act, recordAct, takeBackAct, type TakenBack } from './acts-store.ts'
import type { SentSave } from './take-back.ts'

/** The save queue shows the state of each, retries, and survives a reload. */
export function sendSteps(steps: readonly BulkStep[], action: { kind: BulkAction['kind'] | 'table' }): Act {
  const send = ({ item, draft, isChecked }: BulkStep): SentSave => {
    const { submission, sheet, suggestion } = item
    const own = findGradingDraft(submission._id)
    gradingDraftTyped(draft)
    const key = requestSave({ sheet, kind: 'submission', draft, learner: submission.learner.name, isChecked })
    const sent = { submission, kind: 'submission', sheet, draft, key, own } as const
    if (!offers.ai || action.kind !== 'agreed' || !suggestion) return sent
    const before = beginAcceptance(suggestion._id, submission._id)
    return { ...sent, takeBackAcceptance: () => takeBackAcceptance(suggestion._id, before) }
  }
  return recordAct(steps.map(send))
}

/** How many have their earlier marks back, and how many were left, because somebody has changed them since. */
export function describeTakenBack({ saves, left }: TakenBack): string {
  const { many, leftAlone } = words.takeBack
  return [saves.length > 0 && many(saves.length), left > 0 && leftAlone(left)].filter(Boolean).join(' ')
}

/** Takes back all of one act, and says so. */
export function takeBackSteps(act: Act): void {
  const taken = takeBackAct(act)
  showToast({
    kind: 'success',
    message: describeTakenBack(taken),
    isNew: taken.left > 0,
    topic: 'bulk',
  })
}

/** Offers the undo for ten more seconds when the results are closed. */
export function offerTakingBack(act: Act): void {
  showToast({
    kind: 'success',
    title: words.takeBack.applied(act.saves.length),
    message: words.takeBack.appliedText,
    isNew: true,
    topic: 'bulk',
    action: words.takeBack.undo,
    onClick: () => takeBackSteps(act),
  })
}
