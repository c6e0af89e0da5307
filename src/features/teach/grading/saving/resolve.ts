/** Decides between two versions of the same marks. */

import { gradingDraftDropped, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import type { Sheet } from '../sheet.ts'
import type { Draft } from './draft.ts'
import { dropSave, findWaitingSave } from './save-outbox.ts'
import { requestSave } from './save.ts'

/** Goes on with this draft, on top of the server's version; a save that waited is sent again. */
export function keepDraft(
  sheet: Sheet,
  draft: Draft,
  paper: { kind: GradingSave['of']; learner: string },
): void {
  const kept = { ...draft, version: sheet.version, edit: draft.edit + 1 }
  gradingDraftTyped(kept)
  const waiting = findWaitingSave(sheet.id)
  if (waiting !== undefined)
    requestSave({ sheet, draft: kept, isChecked: waiting.body.checked === true, ...paper })
}

export function keepServer({ id }: Pick<Sheet, 'id'>): void {
  dropSave(id)
  gradingDraftDropped(id)
}
