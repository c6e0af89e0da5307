/** What is graded, in one form for assignments, exams and levels: questions with their full marks, criteria and right answers. */
import type { AnswerValue, QuestionMark } from '#src/api/shapes/submission.ts'

export interface Criterion {
  title: string
  marks: number
}

/** A blank as it was asked; `keys` are the texts that count as right. */
export interface Blank {
  id: string
  keys: readonly string[]
}

export type QuestionKind = 'choice' | 'choices' | 'blanks' | 'text' | 'code' | 'file' | 'link'

export interface SheetQuestion {
  id: string
  /** HTML. (ruling R45) */
  title: string
  kind: QuestionKind
  /** Full marks. */
  marks: number
  /** Empty: one mark for the whole answer. */
  criteria: readonly Criterion[]
  options: readonly { id: string; text: string; isRight: boolean }[]
  blanks: readonly Blank[]
  /** What the teacher wrote as a model answer; plain text. */
  model: string
  value: AnswerValue
  isLateDelivery: boolean
}

export interface SheetSection {
  id: string
  title: string
  questions: readonly SheetQuestion[]
}

export interface Sheet {
  /** Of the submission. */
  id: string
  version: number
  sections: readonly SheetSection[]
  /** The marks and words that the server holds. */
  held: { marks: readonly QuestionMark[]; comment: string; isChecked: boolean }
}

/** One mark to give: a criterion, or a whole question that has none. */
export interface MarkRow {
  /** Unique within the sheet. */
  id: string
  question: string
  /** Its title; undefined for the whole question. */
  criterion: string | undefined
  marks: number
}

export function questionsOf({ sections }: Pick<Sheet, 'sections'>): readonly SheetQuestion[] {
  return sections.flatMap(({ questions }) => questions)
}

function rowsOfQuestion({ id, marks, criteria }: SheetQuestion): MarkRow[] {
  if (criteria.length === 0) return [{ id, question: id, criterion: undefined, marks }]
  return criteria.map((each) => ({ id: `${id}/${each.title}`, question: id, criterion: each.title, marks: each.marks }))
}

/** All marks to give, in the order of the sheet: what ↑ and ↓ walk through. (ruling R49) */
export function markRowsOf(sheet: Pick<Sheet, 'sections'>): readonly MarkRow[] {
  return questionsOf(sheet).flatMap(rowsOfQuestion)
}

export function fullMarksOf(rows: readonly MarkRow[]): number {
  return rows.reduce((sum, { marks }) => sum + marks, 0)
}
