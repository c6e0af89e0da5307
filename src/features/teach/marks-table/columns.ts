/** The columns of marks that papers have together: people may have been asked different questions. */
import type { Submission } from '#src/api/shapes/submission.ts'

export interface MarkColumn {
  /** Counts from 1. */
  no: number
  question: string
  /** Undefined for the whole question. */
  criterion: string | undefined
  marks: number
  /** The sum of criteria that have columns of their own. */
  isSum: boolean
}

type Paper = Pick<Submission, 'format_type' | 'sections' | 'questions' | 'keys' | 'result'>

function listQuestions({ format_type, sections, questions }: Paper) {
  return format_type === 'section' ? sections.flatMap((section) => section.questions) : questions
}

/** Lists a column for each criterion and for each question. */
export function listColumns(papers: readonly Paper[]): MarkColumn[] {
  const rubrics = new Map(papers.flatMap(({ keys }) => keys.map(({ question, rubric }) => [question, rubric] as const)))
  const asked = new Map(papers.flatMap(listQuestions).map(({ _id, marks }) => [_id, marks]))
  return [...asked].flatMap(([question, marks], at) => {
    const [no, rubric] = [at + 1, rubrics.get(question) ?? []]
    const criteria = rubric.map((each) => ({ no, question, criterion: each.title, marks: each.marks, isSum: false }))
    return [...criteria, { no, question, criterion: undefined, marks, isSum: criteria.length > 0 }]
  })
}

/** Null while no mark is there. */
export function getColumnMark({ result }: Pick<Paper, 'result'>, { question, criterion }: MarkColumn): number | null {
  const held = result.find((each) => each.question === question)
  if (criterion === undefined) return held?.mark ?? null
  return held?.rubric.find(({ title }) => title === criterion)?.mark ?? null
}
