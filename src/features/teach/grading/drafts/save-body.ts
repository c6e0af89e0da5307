/** A draft as the save sends it. (ruling R34) */
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { markRowsOf, questionsOf, type Sheet } from '../sheet.ts'
import { type Draft, markIn, questionIn, questionMark } from './draft.ts'

export type SaveBody = GradingSave['body']

/** `isChecked`: the learner will see it; otherwise the marks are kept and the submission stays unchecked. */
export function bodyOf(draft: Draft, sheet: Sheet, isChecked: boolean, key: string): SaveBody {
  // Without an attempt there is only the request to decide.
  if (sheet.sections.length === 0) return { version: draft.version, retest: draft.retest, key }
  const rows = markRowsOf(sheet)
  const marks = questionsOf(sheet).map(({ id }) => {
    const { comment, lines } = questionIn(draft, id)
    const own = rows.filter((row) => row.question === id && row.criterion !== undefined)
    const rubric = own.flatMap((row) => {
      const mark = markIn(draft, row)
      return mark === null ? [] : [{ title: row.criterion ?? '', mark, marks: row.marks }]
    })
    return { question: id, mark: questionMark(draft, rows, id), rubric, comment, lines }
  })
  return { version: draft.version, marks, comment: draft.comment, ...(isChecked && { checked: true }), retest: draft.retest, key }
}
