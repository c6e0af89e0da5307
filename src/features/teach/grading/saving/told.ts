/** Remembers what the server says of a paper's marks, whichever screen has read or saved it. */

import type { SubmissionState } from '#src/api/shapes/submission.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { rememberTold } from '#src/stores/grading/marks-store.ts'
import type { ToldMarks } from '#src/stores/grading/told-marks.ts'
import { buildRowId, buildSheet, type Gradable, listMarkRows } from '../sheet.ts'
import { createDraft, getMark } from './draft.ts'

interface SaidPaper extends Gradable {
  state: SubmissionState
  mark?: number | null
}

/** `key`: of the save that it answers. */
export function learnMarks(paper: SaidPaper, key?: string): void {
  const sheet = buildSheet(paper)
  const draft = createDraft(sheet)
  rememberTold(paper._id, {
    version: paper.version,
    isChecked: paper.state === 'checked',
    mark: paper.mark ?? null,
    rows: Object.fromEntries(listMarkRows(sheet).map((row) => [row.id, getMark(draft, row)])),
    comments: Object.fromEntries(
      sheet.saved.marks.flatMap(({ question, comment }) => (comment === '' ? [] : [[question, comment]])),
    ),
    ...(key !== undefined && { key }),
  })
}

type RowMarks = NonNullable<ToldMarks['rows']>

/** The marks by row, with those of a save that waits over the server's. */
export function listRowMarks(told: RowMarks, save: GradingSave | undefined): RowMarks {
  if (save?.body.marks === undefined) return told
  const given = new Map(
    save.body.marks.flatMap(({ question, mark, rubric = [] }): [string, number | null][] =>
      rubric.length === 0
        ? [[question, mark]]
        : rubric.map((each) => [buildRowId(question, each.title), each.mark]),
    ),
  )
  return Object.fromEntries(Object.keys(told).map((row) => [row, given.get(row) ?? null]))
}
