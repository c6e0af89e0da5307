/** The common columns of several submissions: learners may have been asked different questions. */

import type { Submission } from '#src/api/shapes/submission.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'

export interface MarkColumn {
  /** Counts from 1. */
  no: number
  question: string
  /** The text of the question, without its tags. */
  text: string
  /** Undefined for the whole question. */
  criterion: string | undefined
  marks: number
  /** The sum of criteria that have their own columns. */
  isSum: boolean
  /** Identifies the question and criterion in a table, even if their order has changed. */
  sign: string
}

type Paper = Pick<Submission, 'format_type' | 'sections' | 'questions' | 'keys' | 'result'>

export function listQuestions({
  format_type,
  sections,
  questions,
}: Pick<Paper, 'format_type' | 'sections' | 'questions'>) {
  return format_type === 'section' ? sections.flatMap((section) => section.questions) : questions
}

/** Five letters of a hash (FNV-1a): an id is unreadable, and too long for a column heading. */
function signText(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36).padStart(5, '0').slice(-5)
}

/** Lists a column for each criterion and for each question. */
export function listColumns(papers: readonly Paper[]): MarkColumn[] {
  const rubrics = new Map(
    papers.flatMap(({ keys }) => keys.map(({ question, rubric }) => [question, rubric] as const)),
  )
  const asked = new Map(papers.flatMap(listQuestions).map((each) => [each._id, each]))
  return [...asked].flatMap(([question, { marks, text }], at) => {
    const rubric = rubrics.get(question) ?? []
    const own = { no: at + 1, question, text: extractPlainText(text) }
    const criteria = rubric.map(({ title, marks: most }) => {
      const sign = signText(`${question}\n${title.normalize('NFC')}`)
      return { ...own, criterion: title, marks: most, isSum: false, sign }
    })
    return [
      ...criteria,
      { ...own, criterion: undefined, marks, isSum: criteria.length > 0, sign: signText(question) },
    ]
  })
}

/** Null if there is no mark. */
export function getColumnMark(
  { result }: Pick<Paper, 'result'>,
  { question, criterion }: Pick<MarkColumn, 'question' | 'criterion'>,
) {
  const held = result.find((each) => each.question === question)
  if (criterion === undefined) return held?.mark ?? null
  return held?.rubric.find(({ title }) => title === criterion)?.mark ?? null
}
