/**
 * Puts planned changes into the save queue, and reverts them through it: each submission gets its earlier
 * marks back. (ruling R34)
 */

import { offers } from '#src/lib/features.ts'
import { findGradingDraft, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { beginAcceptance, takeBackAcceptance } from '../ai/acceptance-outbox.ts'
import type { Draft } from '../drafts/draft.ts'
import { requestSave } from '../drafts/save.ts'
import { takeBackSave } from '../drafts/take-back.ts'
import type { BulkAction, BulkStep } from './bulk-plan.ts'
import { words } from './words.ts'

export interface SentStep {
  step: BulkStep
  /** Key of its save. */
  key: string
  /** The teacher's own draft before it. */
  own: Draft | undefined
  takeBackAcceptance: () => void
}

/** Puts each change into the save queue, which shows its state, retries, and survives a reload. */
export function sendSteps(
  steps: readonly BulkStep[],
  action: { kind: BulkAction['kind'] | 'table' },
): SentStep[] {
  return steps.map((step) => {
    const { item, draft, isChecked } = step
    const { submission, sheet, suggestion } = item
    const own = findGradingDraft(submission._id)
    gradingDraftTyped(draft)
    const key = requestSave({ sheet, kind: 'submission', draft, learner: submission.learner.name, isChecked })
    if (!offers.ai || action.kind !== 'agreed' || !suggestion)
      return { step, key, own, takeBackAcceptance: () => undefined }
    const before = beginAcceptance(suggestion._id, submission._id)
    return { step, key, own, takeBackAcceptance: () => takeBackAcceptance(suggestion._id, before) }
  })
}

/**
 * Reverts all and says so, including how many were left unchanged because somebody has changed them since.
 */
export function takeBackSteps(sent: readonly SentStep[]): void {
  const left = sent.filter(
    ({ step: { item, draft }, ...each }) => !takeBackSave({ ...item, ...each, draft, kind: 'submission' }),
  ).length
  const message = [left < sent.length && words.undone(sent.length - left), left > 0 && words.leftAlone(left)]
    .filter(Boolean)
    .join(' ')
  showToast({ kind: 'success', message, isNew: left > 0, topic: 'bulk' })
}

/** Offers the undo for ten more seconds when the results are closed. */
export function offerTakingBack(sent: readonly SentStep[]): void {
  showToast({
    kind: 'success',
    title: words.applied(sent.length),
    message: words.appliedText,
    isNew: true,
    topic: 'bulk',
    action: words.undo,
    onClick: () => takeBackSteps(sent),
  })
}
