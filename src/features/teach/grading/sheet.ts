/**
 * Grading sheet: one shape for assignments, exams and levels, with questions, full marks, criteria and
 * correct answers.
 */

import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import type { AnswerValue, QuestionMark, Submission } from '#src/api/shapes/submission.ts'

export interface Criterion {
  title: string
  description: string
  marks: number
}

export interface SheetQuestion {
  id: string
  asked: Question
  /** Full marks. */
  marks: number
  /** Empty if the whole answer gets one mark. */
  criteria: readonly Criterion[]
  right: QuestionKey['right']
  /** Formatted as HTML. (ruling R45) */
  explanation: string
  value: AnswerValue
  isLateDelivery: boolean
  /** Marked by the server with the answer key. */
  isAuto: boolean
}

export interface SheetSection {
  id: string
  title: string
  questions: readonly SheetQuestion[]
}

export interface Sheet {
  /** Id of the submission. */
  id: string
  version: number
  sections: readonly SheetSection[]
  /** Marks and comment saved on the server. */
  saved: { marks: readonly QuestionMark[]; comment: string }
}

/** Fields that a submission and an attempt at a level share. */
export type Gradable = Pick<
  Submission,
  | '_id'
  | 'version'
  | 'format_type'
  | 'sections'
  | 'questions'
  | 'keys'
  | 'answers'
  | 'result'
  | 'comment'
  | 'try_no'
>

function buildSheetQuestion(asked: Question, { keys, answers, result }: Gradable): SheetQuestion {
  const key = keys.find(({ question }) => question === asked._id)
  const answer = answers.find(({ question }) => question === asked._id)
  return {
    id: asked._id,
    asked,
    marks: asked.marks,
    criteria: key?.rubric ?? [],
    right: key?.right,
    explanation: key?.explanation ?? '',
    value: answer?.value ?? null,
    isLateDelivery: answer?.late_delivery ?? false,
    isAuto: result.some(({ question, is_auto }) => question === asked._id && is_auto),
  }
}

/** A retest request by somebody who never took the exam (`try_no` 0) has nothing to mark. */
function listSections({ _id, format_type, sections, questions, try_no }: Gradable): Submission['sections'] {
  if (try_no === 0) return []
  return format_type === 'section' ? sections : [{ _id, title: '', questions }]
}

export function buildSheet(submission: Gradable): Sheet {
  return {
    id: submission._id,
    version: submission.version,
    sections: listSections(submission).map(({ _id, title, questions }) => ({
      id: _id,
      title,
      questions: questions.map((asked) => buildSheetQuestion(asked, submission)),
    })),
    saved: { marks: submission.result, comment: submission.comment },
  }
}

/** One mark to give: a criterion, or a whole question without criteria. */
export interface MarkRow {
  /** Unique within the sheet. */
  id: string
  question: string
  /** Title of the criterion; undefined for the whole question. */
  criterion: string | undefined
  marks: number
}

export function listQuestions({ sections }: Pick<Sheet, 'sections'>): readonly SheetQuestion[] {
  return sections.flatMap(({ questions }) => questions)
}

/** Text of a short answer, with the blanks joined. Undefined for other kinds of answers. */
export function getAnswerText(sheet: Sheet, question: string): string | undefined {
  const value = listQuestions(sheet).find(({ id }) => id === question)?.value
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || Array.isArray(value) || 'sha256' in value) return undefined
  return Object.values(value).join(' · ')
}

/** `criterion`: its title. */
export const buildRowId = (question: string, criterion: string) => `${question}/${criterion}`

function listQuestionRows({ id, marks, criteria }: SheetQuestion): MarkRow[] {
  if (criteria.length === 0) return [{ id, question: id, criterion: undefined, marks }]
  return criteria.map((each) => ({
    id: buildRowId(id, each.title),
    question: id,
    criterion: each.title,
    marks: each.marks,
  }))
}

/** Lists all marks to give in the order in which ↑ and ↓ step through them. (ruling R49) */
export function listMarkRows(sheet: Pick<Sheet, 'sections'>): readonly MarkRow[] {
  return listQuestions(sheet).flatMap(listQuestionRows)
}
