/** The assistant's marks beside the teacher's: what it says of a row, and taking it over. Never by itself. */
import type { AiQuestion, AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { type Draft, markIn, withMark } from '../drafts/draft.ts'
import type { MarkRow } from '../sheet.ts'

export interface Suggested {
  /** Null: it cannot judge this. */
  mark: number | null
  reason: string
}

function questionOf(suggestion: AiSuggestion | undefined, { question }: MarkRow): AiQuestion | undefined {
  return suggestion?.questions.find((each) => each.question === question)
}

export function suggestedFor(suggestion: AiSuggestion | undefined, row: MarkRow): Suggested | undefined {
  const question = questionOf(suggestion, row)
  return row.criterion === undefined ? question : question?.criteria.find(({ title }) => title === row.criterion)
}

/** The draft with the assistant's marks for these rows; rows it cannot judge stay as they are. */
export function withSuggestion(draft: Draft, rows: readonly MarkRow[], suggestion: AiSuggestion): Draft {
  return rows.reduce((taken, row) => {
    const mark = suggestedFor(suggestion, row)?.mark ?? null
    return mark === null || mark === markIn(taken, row) ? taken : withMark(taken, row, mark)
  }, draft)
}

/** Both gave a mark and they differ. */
export function disagrees(draft: Draft, row: MarkRow, suggestion: AiSuggestion | undefined): boolean {
  const mark = suggestedFor(suggestion, row)?.mark ?? null
  const own = markIn(draft, row)
  return mark !== null && own !== null && mark !== own
}

/** The teacher's own marks are those of the assistant, in every row that it judged, and there is one. */
export function isEqualToDraft(draft: Draft, rows: readonly MarkRow[], suggestion: AiSuggestion): boolean {
  const judged = rows.filter((row) => (suggestedFor(suggestion, row)?.mark ?? null) !== null)
  return judged.length > 0 && judged.every((row) => markIn(draft, row) === suggestedFor(suggestion, row)?.mark)
}
