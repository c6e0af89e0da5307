/** Puts the marks of a submission on their way; nobody waits for it. */
import { randomId } from '#src/stores/browser/guest-id.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { gradingSaveAsked } from '#src/stores/grading/grading-save-store.ts'
import type { Sheet } from '../sheet.ts'
import type { Draft } from './draft.ts'
import { bodyOf } from './save-body.ts'
import { sendSaves } from './send-saves.ts'

export interface ToSave {
  sheet: Sheet
  of: GradingSave['of']
  draft: Draft
  /** Whose work it is. */
  learner: string
  /** The learner will see it; otherwise the submission stays unchecked. */
  isChecked: boolean
}

export function saveAsked({ sheet, of, draft, learner, isChecked }: ToSave): void {
  gradingSaveAsked({ submission: sheet.id, of, learner, body: bodyOf(draft, sheet, isChecked, randomId()), edit: draft.edit })
  void sendSaves()
}
