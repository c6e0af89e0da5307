/** Puts planned changes into the save queue, and takes them back through it: each submission gets its earlier marks again. (ruling R34) */
import { findGradingDraft, gradingDraftDropped, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import { useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { beginAcceptance, takeBackAcceptance } from '../ai/acceptance-outbox.ts'
import { createDraft, type Draft } from '../drafts/draft.ts'
import { requestSave } from '../drafts/save.ts'
import { dropSave, findWaitingSave } from '../drafts/save-outbox.ts'
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
export function sendSteps(steps: readonly BulkStep[], action: BulkAction): SentStep[] {
  return steps.map((step) => {
    const { item, draft, isChecked } = step
    const { of, sheet, suggestion } = item
    const own = findGradingDraft(of._id)
    gradingDraftTyped(draft)
    const key = requestSave({ sheet, of: 'submission', draft, learner: of.learner.name, isChecked })
    if (action.kind !== 'agreed' || !suggestion) return { step, key, own, takeBackAcceptance: () => undefined }
    const before = beginAcceptance(suggestion._id, of._id)
    return { step, key, own, takeBackAcceptance: () => takeBackAcceptance(suggestion._id, before) }
  })
}

/** The version to write upon; undefined where the teacher has given another word since. */
function findVersion({ step: { item, draft }, key }: SentStep): number | undefined {
  const id = item.of._id
  const waiting = findWaitingSave(id)
  const saved = useGradingSaves.getState().saved[id]
  const now = findGradingDraft(id)
  if (now !== undefined && now.edit !== draft.edit) return undefined
  if (waiting !== undefined) return waiting.body.key === key ? waiting.body.version : undefined
  return saved?.key === key ? saved.version : undefined
}

/** True while the server cannot have the save: it was never sent, or was refused, or met another teacher's change. */
function isStillHere(id: string): boolean {
  const waiting = findWaitingSave(id)
  if (waiting === undefined || useGradingSaves.getState().sending.includes(id)) return false
  return waiting.state !== 'failed' || waiting.isRefused === true
}

/** Returns false for a submission that was changed since, which stays as it is. */
function takeBackStep(sent: SentStep): boolean {
  const { step, own } = sent
  const { of, sheet } = step.item
  const version = findVersion(sent)
  if (version === undefined) return false
  sent.takeBackAcceptance()
  if (isStillHere(of._id)) {
    dropSave(of._id)
    if (own === undefined) gradingDraftDropped(of._id)
    else gradingDraftTyped(own)
    return true
  }
  const before = { ...createDraft(sheet), version, edit: step.draft.edit + 1 }
  // One's own draft has an edit of its own, so that it outlives the save.
  gradingDraftTyped(own === undefined ? before : { ...own, version, edit: before.edit + 1 })
  requestSave({
    sheet,
    of: 'submission',
    draft: before,
    learner: of.learner.name,
    isChecked: of.state === 'checked',
    isTakenBack: of.state !== 'checked',
  })
  return true
}

/** Takes all back and says so, also how many were left alone since they were changed meanwhile. */
export function takeBackSteps(sent: readonly SentStep[]): void {
  const left = sent.filter((each) => !takeBackStep(each)).length
  const message = [left < sent.length && words.undone(sent.length - left), left > 0 && words.leftAlone(left)].filter(Boolean).join(' ')
  showToast({ kind: 'success', message, isNew: left > 0, topic: 'bulk' })
}

/** Offers the undo for ten seconds more, when the results are closed. */
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
