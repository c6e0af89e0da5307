/** What is graded, in one form for assignments, exams and levels: questions with full marks, criteria and right answers. */
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
  /** Empty: one mark for the whole answer. */
  criteria: readonly Criterion[]
  right: QuestionKey['right']
  /** HTML. (ruling R45) */
  explanation: string
  value: AnswerValue
  isLateDelivery: boolean
  /** The server marked it by its key. */
  isAuto: boolean
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
  held: { marks: readonly QuestionMark[]; comment: string }
}

/** What a submission and an attempt at a level have in common. */
export type Gradable = Pick<
  Submission,
  '_id' | 'version' | 'format_type' | 'sections' | 'questions' | 'keys' | 'answers' | 'result' | 'comment' | 'try_no'
>

function sheetQuestion(asked: Question, { keys, answers, result }: Gradable): SheetQuestion {
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

/** A request for another try by somebody who never took the exam (`try_no` 0) has nothing to mark. */
function layoutOf({ _id, format_type, sections, questions, try_no }: Gradable): Submission['sections'] {
  if (try_no === 0) return []
  return format_type === 'section' ? sections : [{ _id, title: '', questions }]
}

export function sheetOf(of: Gradable): Sheet {
  return {
    id: of._id,
    version: of.version,
    sections: layoutOf(of).map(({ _id, title, questions }) => ({
      id: _id,
      title,
      questions: questions.map((asked) => sheetQuestion(asked, of)),
    })),
    held: { marks: of.result, comment: of.comment },
  }
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
