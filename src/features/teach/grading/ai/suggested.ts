/** Compares the assistant's suggestions with the teacher's marks and applies them on request. */

import type { AiQuestion, AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { type Draft, getMark, setMark } from '../saving/draft.ts'
import type { MarkRow } from '../sheet.ts'

export interface Suggested {
  /** Null if the assistant cannot judge the row. */
  mark: number | null
  reason: string
}

function findQuestion(suggestion: AiSuggestion | undefined, { question }: MarkRow): AiQuestion | undefined {
  return suggestion?.questions.find((each) => each.question === question)
}

export function findSuggested(suggestion: AiSuggestion | undefined, row: MarkRow): Suggested | undefined {
  const question = findQuestion(suggestion, row)
  return row.criterion === undefined
    ? question
    : question?.criteria.find(({ title }) => title === row.criterion)
}

/** Sets the suggested marks of these rows; rows without a suggestion are unchanged. */
export function applySuggestion(draft: Draft, rows: readonly MarkRow[], suggestion: AiSuggestion): Draft {
  return rows.reduce((changed, row) => {
    const mark = findSuggested(suggestion, row)?.mark ?? null
    return mark === null || mark === getMark(changed, row) ? changed : setMark(changed, row, mark)
  }, draft)
}

/** True if both gave a mark and the marks differ. */
export function hasDisagreement(draft: Draft, row: MarkRow, suggestion: AiSuggestion | undefined): boolean {
  const mark = findSuggested(suggestion, row)?.mark ?? null
  const own = getMark(draft, row)
  return mark !== null && own !== null && mark !== own
}

/** True if the teacher's marks equal the suggestion in every row that has one, and at least one row has. */
export function isEqualToDraft(draft: Draft, rows: readonly MarkRow[], suggestion: AiSuggestion): boolean {
  const judged = rows.filter((row) => (findSuggested(suggestion, row)?.mark ?? null) !== null)
  return (
    judged.length > 0 && judged.every((row) => getMark(draft, row) === findSuggested(suggestion, row)?.mark)
  )
}
