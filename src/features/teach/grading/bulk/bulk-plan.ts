/** What marking many at once would do to each: worked out before anything is sent. */
import type { AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { isEqualToDraft } from '../ai/suggested.ts'
import { type Draft, draftFrom, totalOf, withComment, withMark, withPhrase } from '../drafts/draft.ts'
import { type MarkRow, markRowsOf, questionsOf, type Sheet, sheetOf } from '../sheet.ts'

/** A submission as it stands: with the teacher's own draft, and the assistant's word where it is wanted. */
export interface BulkItem {
  of: Submission
  sheet: Sheet
  rows: readonly MarkRow[]
  draft: Draft
  suggestion: AiSuggestion | undefined
}

export type BulkDeed =
  /** The same mark in the same row; the same word. */
  | { kind: 'same'; row: string; mark: number | null; comment: string }
  /** A mark for each group of equal answers, by the text of the group's members. */
  | { kind: 'equal'; question: string; marks: ReadonlyMap<string, number> }
  /** What the assistant says, where the teacher's draft says the same. */
  | { kind: 'agreed' }

export interface BulkStep {
  item: BulkItem
  draft: Draft
  /** No mark is missing: it is handed to the learner as checked. */
  isChecked: boolean
}

export function bulkItem(of: Submission, own: Draft | undefined, suggestion?: AiSuggestion): BulkItem {
  const sheet = sheetOf(of)
  return { of, sheet, rows: markRowsOf(sheet), draft: own ?? draftFrom(sheet), suggestion }
}

/** Text of a short answer; a blank's texts are one after the other. Undefined for what has no text. */
export function answerText({ sheet }: Pick<BulkItem, 'sheet'>, question: string): string | undefined {
  const value = questionsOf(sheet).find(({ id }) => id === question)?.value
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || Array.isArray(value) || 'sha256' in value) return undefined
  return Object.values(value).join(' · ')
}

/** The row itself, otherwise the only one with a criterion of this title: works of other questions may share their criteria. */
function rowFor(rows: readonly MarkRow[], id: string): MarkRow | undefined {
  const titled = rows.filter(({ criterion }) => criterion === id)
  return rows.find((row) => row.id === id) ?? (titled.length === 1 ? titled[0] : undefined)
}

function changed(item: BulkItem, deed: BulkDeed): Draft | undefined {
  const { draft, rows, suggestion } = item
  if (deed.kind === 'agreed') return suggestion && isEqualToDraft(draft, rows, suggestion) ? draft : undefined
  if (deed.kind === 'equal') {
    const row = rows.find(({ question }) => question === deed.question)
    const mark = deed.marks.get(item.of._id)
    return row === undefined || mark === undefined ? undefined : withMark(draft, row, mark)
  }
  const row = rowFor(rows, deed.row)
  const marked = deed.mark === null || row === undefined ? draft : withMark(draft, row, deed.mark)
  const said = deed.comment === '' ? marked : draft.comment === '' ? withComment(marked, deed.comment) : withPhrase(marked, deed.comment)
  return said === draft ? undefined : said
}

/** Those that would change, and how; the others are passed over. */
export function stepsOf(items: readonly BulkItem[], deed: BulkDeed): BulkStep[] {
  return items.flatMap((item) => {
    const draft = changed(item, deed)
    return draft === undefined ? [] : { item, draft, isChecked: totalOf(draft, item.rows).missing === 0 }
  })
}

export interface RowChoice {
  id: string
  title: string
  marks: number
}

/** Rows that every one of them has. `titleOf` is told the place of the question, from 1, where there are several. */
export function commonRows(items: readonly BulkItem[], titleOf: (row: MarkRow, no: number | undefined) => string): RowChoice[] {
  const [first] = items
  if (first === undefined) return []
  const questions = questionsOf(first.sheet)
  return first.rows.flatMap((row) => {
    const id = [row.id, row.criterion].find((each) => each !== undefined && items.every(({ rows }) => rowFor(rows, each)))
    const no = questions.length > 1 ? questions.findIndex((question) => question.id === row.question) + 1 : undefined
    return id === undefined ? [] : [{ id, title: titleOf(row, no), marks: row.marks }]
  })
}
