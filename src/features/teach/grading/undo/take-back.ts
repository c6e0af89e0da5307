/** Reverts saves through the save queue: the server gets the earlier marks again. (ruling R34) */

import type { Submission } from '#src/api/shapes/submission.ts'
import {
  findGradingDraft,
  gradingDraftDropped,
  gradingDraftTyped,
} from '#src/stores/grading/grading-draft-store.ts'
import { useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { createDraft, type Draft } from '../drafts/draft.ts'
import { dropSave, findWaitingSave } from '../drafts/save-outbox.ts'
import { requestSave } from '../drafts/save.ts'
import type { Sheet } from '../sheet.ts'

export interface SentSave {
  /** The submission as it was before. */
  submission: Pick<Submission, '_id' | 'state' | 'learner' | 'batch'>
  kind: GradingSave['of']
  sheet: Sheet
  /** The draft as it was sent. */
  draft: Draft
  /** Key of the save. */
  key: string
  /** The teacher's draft afterwards. */
  own: Draft | undefined
  takeBackAcceptance?: () => void
}

/** The version to base the write on; undefined if the teacher has saved again since. */
function findVersion({ submission: { _id: id }, draft, key }: SentSave): number | undefined {
  const waiting = findWaitingSave(id)
  const saved = useGradingSaves.getState().saved[id]
  const now = findGradingDraft(id)
  if (now !== undefined && now.edit !== draft.edit) return undefined
  if (waiting !== undefined) return waiting.body.key === key ? waiting.body.version : undefined
  return saved?.key === key ? saved.version : undefined
}

/**
 * True if the server cannot have the save: it was never sent, was rejected, or conflicted with another
 * teacher's.
 */
function isStillHere(id: string): boolean {
  const waiting = findWaitingSave(id)
  if (waiting === undefined || useGradingSaves.getState().sending.includes(id)) return false
  return waiting.state !== 'failed' || waiting.isRefused === true
}

/** Returns false for a submission that was changed since, which stays unchanged. */
export function takeBackSave(sent: SentSave): boolean {
  const { submission, kind, sheet, own } = sent
  const version = findVersion(sent)
  if (version === undefined) return false
  sent.takeBackAcceptance?.()
  if (isStillHere(submission._id)) {
    dropSave(submission._id)
    if (own === undefined) gradingDraftDropped(submission._id)
    else gradingDraftTyped(own)
    return true
  }
  const before = { ...createDraft(sheet), version, edit: sent.draft.edit + 1 }
  // The draft gets a new edit number, so that it survives the save.
  gradingDraftTyped(own === undefined ? before : { ...own, version, edit: before.edit + 1 })
  const isChecked = submission.state === 'checked'
  requestSave({
    sheet,
    kind,
    draft: before,
    learner: submission.learner.name,
    isChecked,
    isTakenBack: !isChecked,
  })
  return true
}
