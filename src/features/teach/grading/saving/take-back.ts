/** Reverts saves through the save queue: the server gets the earlier marks again. (ruling R34) */

import type { Submission } from '#src/api/shapes/submission.ts'
import {
  findGradingDraft,
  gradingDraftDropped,
  gradingDraftTyped,
} from '#src/stores/grading/grading-draft-store.ts'
import { useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import type { Sheet } from '../sheet.ts'
import { createDraft, type Draft, readSaveBody } from './draft.ts'
import { dropSave, findWaitingSave } from './save-outbox.ts'
import { requestSave } from './save.ts'

/** The marks of a paper before a save: those of the queued save, otherwise the server's. */
interface Before {
  draft: Draft
  isChecked: boolean
  /** Its marks were on their way. */
  isWaiting: boolean
  /** Key of the save that brought them, if this page knows it. */
  key: string | undefined
}

export interface SentSave {
  /** The submission as it was before. */
  submission: Pick<Submission, '_id' | 'state' | 'learner' | 'batch'>
  kind: GradingSave['of']
  sheet: Sheet
  /** The draft as it was sent. */
  draft: Draft
  /** Key of the save. */
  key: string
  before: Before
  /** The teacher's draft afterwards. */
  own: Draft | undefined
  takeBackAcceptance?: () => void
}

/** Read before a save, which replaces one that waits. */
export function readBefore({ submission, sheet }: Pick<SentSave, 'submission' | 'sheet'>): Before {
  const waiting = findWaitingSave(sheet.id)
  if (waiting === undefined || waiting.state === 'conflict') {
    const key = useGradingSaves.getState().saved[sheet.id]?.key
    return { draft: createDraft(sheet), isChecked: submission.state === 'checked', isWaiting: false, key }
  }
  const { body } = waiting
  return {
    draft: readSaveBody(sheet, body),
    isChecked: body.checked ?? submission.state === 'checked',
    isWaiting: true,
    key: body.key,
  }
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

/** The save that the paper has again: that of the act before this one, under its new key. */
export interface Restored {
  key: string | undefined
  /** The edit number of the draft that is there now. */
  edit: number | undefined
}

function restoreOwn(id: string, own: Draft | undefined): void {
  if (own === undefined) gradingDraftDropped(id)
  else gradingDraftTyped(own)
}

/** Returns undefined for a submission that was changed since, which stays unchanged. */
export function takeBackSave(sent: SentSave): Restored | undefined {
  const { submission, kind, sheet, own, before } = sent
  const version = findVersion(sent)
  if (version === undefined) return undefined
  sent.takeBackAcceptance?.()
  if (isStillHere(submission._id) && !before.isWaiting) {
    dropSave(submission._id)
    restoreOwn(submission._id, own)
    return { key: before.key, edit: own?.edit }
  }
  const draft = { ...before.draft, version, edit: sent.draft.edit + 1 }
  // The draft gets a new edit number, so that it survives the save.
  const left = own === undefined ? draft : { ...own, version, edit: draft.edit + 1 }
  gradingDraftTyped(left)
  const { isChecked } = before
  const learner = submission.learner.name
  const key = requestSave({ sheet, kind, draft, learner, isChecked, isTakenBack: !isChecked })
  return { key, edit: left.edit }
}
