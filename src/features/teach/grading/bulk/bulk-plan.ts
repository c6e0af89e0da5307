/** Plans the changes of marking many at once, before anything is sent. */

import type { AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { isEqualToDraft } from '../ai/suggested.ts'
import { type Draft, createDraft, sumMarks, setComment, setMark, addToComment } from '../saving/draft.ts'
import { type MarkRow, listMarkRows, listQuestions, type Sheet, buildSheet } from '../sheet.ts'

/** A submission with the teacher's own draft, and the assistant's suggestion when there is one. */
export interface BulkItem {
  submission: Submission
  sheet: Sheet
  rows: readonly MarkRow[]
  draft: Draft
  suggestion: AiSuggestion | undefined
}

export type BulkAction =
  /** One mark for the same row, one comment. */
  | { kind: 'same'; row: string; mark: number | null; comment: string }
  /** Marks by submission and row, one for each group of equal answers. */
  | { kind: 'equal'; marks: ReadonlyMap<string, ReadonlyMap<string, number>> }
  /** Sends the drafts that equal the assistant's suggestion. */
  | { kind: 'agreed' }

export interface BulkStep {
  item: BulkItem
  draft: Draft
  /** True if no mark is missing, so that the learner sees it as checked. */
  isChecked: boolean
}

export function buildBulkItem(
  submission: Submission,
  own: Draft | undefined,
  suggestion?: AiSuggestion,
): BulkItem {
  const sheet = buildSheet(submission)
  return { submission, sheet, rows: listMarkRows(sheet), draft: own ?? createDraft(sheet), suggestion }
}

/**
 * Finds a row by its id, or by a criterion title that only one row has, since several questions may share
 * criteria.
 */
function findRow(rows: readonly MarkRow[], id: string): MarkRow | undefined {
  const titled = rows.filter(({ criterion }) => criterion === id)
  return rows.find((row) => row.id === id) ?? (titled.length === 1 ? titled[0] : undefined)
}

function applyAction(item: BulkItem, action: BulkAction): Draft | undefined {
  const { draft, rows, suggestion } = item
  if (action.kind === 'agreed')
    return suggestion && isEqualToDraft(draft, rows, suggestion) ? draft : undefined
  if (action.kind === 'equal') {
    const own = action.marks.get(item.submission._id)
    const marked = rows.reduce((now, row) => {
      const mark = own?.get(row.id)
      return mark === undefined ? now : setMark(now, row, mark)
    }, draft)
    return marked === draft ? undefined : marked
  }
  const row = findRow(rows, action.row)
  const marked = action.mark === null || row === undefined ? draft : setMark(draft, row, action.mark)
  const commented =
    action.comment === ''
      ? marked
      : draft.comment === ''
        ? setComment(marked, action.comment)
        : addToComment(marked, action.comment)
  return commented === draft ? undefined : commented
}

/** Lists only the submissions that would change. */
export function planSteps(items: readonly BulkItem[], action: BulkAction): BulkStep[] {
  return items.flatMap((item) => {
    const draft = applyAction(item, action)
    return draft === undefined ? [] : { item, draft, isChecked: sumMarks(draft, item.rows).missing === 0 }
  })
}

export interface RowChoice {
  id: string
  title: string
  marks: number
}

/**
 * Finds the rows that all submissions share. `titleOf` gets the number of the question, from 1, if there are
 * several.
 */
export function findCommonRows(
  items: readonly BulkItem[],
  titleOf: (row: MarkRow, no: number | undefined) => string,
): RowChoice[] {
  const [first] = items
  if (first === undefined) return []
  const questions = listQuestions(first.sheet)
  return first.rows.flatMap((row) => {
    const id = [row.id, row.criterion].find(
      (each) => each !== undefined && items.every(({ rows }) => findRow(rows, each)),
    )
    const no =
      questions.length > 1 ? questions.findIndex((question) => question.id === row.question) + 1 : undefined
    return id === undefined ? [] : [{ id, title: titleOf(row, no), marks: row.marks }]
  })
}
