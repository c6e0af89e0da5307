/** The marks of a paper as they were last decided; every way of marking begins from them. */

import { findGradingDraft } from '#src/stores/grading/grading-draft-store.ts'
import type { Sheet } from '../sheet.ts'
import { createDraft, type Draft, readSaveBody } from './draft.ts'
import { findWaitingSave } from './save-outbox.ts'

/** Returns the typed marks, else those of the unsent save, else the server's. */
export function readMarks(sheet: Sheet): Draft {
  const typed = findGradingDraft(sheet.id)
  if (typed !== undefined) return typed
  const waiting = findWaitingSave(sheet.id)
  if (waiting === undefined) return createDraft(sheet)
  // A change of it is a new edit, so that the answer to this save does not end it.
  return { ...readSaveBody(sheet, waiting.body), version: waiting.body.version, edit: waiting.edit }
}
