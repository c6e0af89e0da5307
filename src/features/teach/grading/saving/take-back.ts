/** Reverts saves through the save queue: the server gets the earlier marks again. (ruling R34) */

import type { Submission } from '#src/api/shapes/submission.ts'
import {
  findGradingDraft,
  gradingDraftDropped,
  gradingDraftTyped,
} from '#src/stores/grading/grading-draft-store.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { readMarkLife } from '../../shared/mark-life.ts'
import type { Sheet } from '../sheet.ts'
import { createDraft, type Draft, isSameDraft, readSaveBody } from './draft.ts'
import { dropSave } from './save-outbox.ts'
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
  /** What the teacher had typed and not given before. */
  own: Draft | undefined
  takeBackAcceptance?: () => void
}

/** Read before a save, which replaces one that waits. */
export function readBefore({ submission, sheet }: Pick<SentSave, 'submission' | 'sheet'>): Before {
  const { save, told } = readMarkLife(sheet.id)
  const isChecked = submission.state === 'checked'
  if (save === undefined || save.state === 'conflict')
    return { draft: createDraft(sheet), isChecked, isWaiting: false, key: told?.key }
  const { body } = save
  return {
    draft: readSaveBody(sheet, body),
    isChecked: body.checked ?? isChecked,
    isWaiting: true,
    key: body.key,
  }
}

/** The version to base the write on; undefined if the teacher has typed or saved something else since. */
function findVersion({ submission: { _id: id }, sheet, draft, key }: SentSave): number | undefined {
  const { save, told } = readMarkLife(id)
  const now = findGradingDraft(id)
  if (now !== undefined && !isSameDraft(now, draft, sheet)) return undefined
  if (save !== undefined) return save.body.key === key ? save.body.version : undefined
  return told?.key === key ? told.version : undefined
}

/**
 * True if the server cannot have the save: it was never sent, was rejected, or conflicted with another
 * teacher's. A save that takes a later act back is based on what this one has brought there.
 */
function isStillHere({ submission: { _id: id }, sheet }: SentSave): boolean {
  const { save, state } = readMarkLife(id)
  if (save === undefined || state === 'saving') return false
  if (save.state === 'conflict') return true
  return (save.state !== 'failed' || save.isRefused === true) && save.body.version <= sheet.version
}

/** The save that the paper has again: that of the act before this one, under its new key. */
export interface Restored {
  key: string | undefined
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
  if (isStillHere(sent) && !before.isWaiting) {
    dropSave(submission._id)
    restoreOwn(submission._id, own)
    return { key: before.key }
  }
  const draft = { ...before.draft, version, edit: sent.draft.edit + 1 }
  // The draft gets a new edit number, so that it survives the save.
  const left = own === undefined ? draft : { ...own, version, edit: draft.edit + 1 }
  gradingDraftTyped(left)
  const { isChecked } = before
  const learner = submission.learner.name
  return { key: requestSave({ sheet, kind, draft, learner, isChecked, isTakenBack: !isChecked }) }
}
