/** Queues the marks of a submission to be saved in the background. */

import { createId } from '#src/lib/create-id.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { listMarkRows, listQuestions, type Sheet } from '../sheet.ts'
import { type Draft, getMark, getQuestionDraft, sumQuestionMark } from './draft.ts'
import { queueSave } from './save-outbox.ts'

type SaveBody = GradingSave['body']

/** Builds the body of the save call; `isChecked` shows the marks to the learner. (ruling R34) */
export function buildSaveBody(draft: Draft, sheet: Sheet, isChecked: boolean, key: string): SaveBody {
  // Without an attempt only a retest request can be decided.
  if (sheet.sections.length === 0) return { version: draft.version, retest: draft.retest, key }
  const rows = listMarkRows(sheet)
  const marks = listQuestions(sheet).map(({ id }) => {
    const { comment, lines } = getQuestionDraft(draft, id)
    const own = rows.filter((row) => row.question === id && row.criterion !== undefined)
    const rubric = own.flatMap((row) => {
      const mark = getMark(draft, row)
      return mark === null ? [] : [{ title: row.criterion ?? '', mark, marks: row.marks }]
    })
    return {
      question: id,
      mark: sumQuestionMark(draft, rows, id),
      rubric,
      comment,
      lines: lines.map((each) => ({ ...each, text: each.text.trim() })),
    }
  })
  return {
    version: draft.version,
    marks,
    comment: draft.comment,
    ...(isChecked && { checked: true }),
    retest: draft.retest,
    key,
  }
}

export interface SaveRequest {
  sheet: Sheet
  kind: GradingSave['of']
  draft: Draft
  /** Name of the learner. */
  learner: string
  /** Shows the marks to the learner; otherwise the submission stays unchecked. */
  isChecked: boolean
  /** Hides marks that were shown and marks the submission as unchecked again. */
  isTakenBack?: boolean
}

/** Returns the key of the save. */
export function requestSave({
  sheet,
  kind,
  draft,
  learner,
  isChecked,
  isTakenBack = false,
}: SaveRequest): string {
  const key = createId()
  const body = { ...buildSaveBody(draft, sheet, isChecked, key), ...(isTakenBack && { checked: false }) }
  const rowCount = listMarkRows(sheet).length
  queueSave({ submission: sheet.id, of: kind, learner, body, edit: draft.edit, rowCount })
  return key
}
