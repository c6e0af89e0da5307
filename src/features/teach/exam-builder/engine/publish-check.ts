/** Finds the faults that block publishing an exam. Each names its question, so that a press opens it. */

import { MAX_MINUTES } from '#src/api/shapes/exam.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { FEWEST_OPTIONS } from './answers.ts'
import { type BuiltExam, type DraftQuestion, getQuestions } from './built-exam.ts'

export type ExamFault =
  | 'no-title'
  | 'no-time'
  | 'long-time'
  | 'no-question'
  | 'empty-section'
  | 'equal-sections'
export type QuestionFault =
  | 'no-text'
  | 'no-marks'
  | 'few-options'
  | 'blank-option'
  | 'equal-options'
  | 'no-key'
  | 'no-blank'
  | 'blank-key'
  | 'blank-criterion'
  | 'criteria-sum'
  | 'no-language'
  | 'no-slot'
  | 'slot-order'

export type Fault =
  | { kind: ExamFault; question?: undefined; section?: string }
  /** `no` counts over all sections from 1, as the learner sees it. */
  | { kind: QuestionFault; question: string; no: number }

/** Tells whether HTML has neither text nor picture. (ruling R45) */
export function isBlankHtml(html: string): boolean {
  return !/<img\b/i.test(html) && isBlank(html.replaceAll(/<[^>]*>|&nbsp;/g, ' '))
}

/** Options may differ by their pictures only. */
const normalizeText = (html: string) =>
  html
    .replaceAll(/<(?!img\b)[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

function findOptionFaults({ options }: DraftQuestion): QuestionFault[] {
  const written = options.filter(({ text }) => !isBlankHtml(text))
  const faults: QuestionFault[] = []
  if (written.length < FEWEST_OPTIONS) faults.push('few-options')
  else if (written.length < options.length) faults.push('blank-option')
  if (new Set(written.map(({ text }) => normalizeText(text))).size < written.length)
    faults.push('equal-options')
  if (!options.some(({ isRight }) => isRight)) faults.push('no-key')
  return faults
}

function findBlankFaults({ contents, blanks }: DraftQuestion): QuestionFault[] {
  if (blanks.length === 0) return contents.every(isBlankHtml) ? ['no-text', 'no-blank'] : ['no-blank']
  return blanks.some(({ accepted }) => accepted.every((key) => isBlank(key))) ? ['blank-key'] : []
}

function findSlotFaults({ slots }: DraftQuestion): QuestionFault[] {
  if (slots.length === 0) return ['no-slot']
  return slots.some(({ startsAt, endsAt }) => !(startsAt < endsAt)) ? ['slot-order'] : []
}

function findCriteriaFaults({ criteria, marks }: DraftQuestion): QuestionFault[] {
  if (criteria.length === 0) return []
  const faults: QuestionFault[] = []
  if (criteria.some(({ title }) => isBlank(title))) faults.push('blank-criterion')
  if (criteria.reduce((sum, line) => sum + line.marks, 0) !== marks) faults.push('criteria-sum')
  return faults
}

/** Finds the faults of the fields that only this kind has. */
function findKindFaults(question: DraftQuestion): QuestionFault[] {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return findOptionFaults(question)
    case 'true_false':
      return question.truth === undefined ? ['no-key'] : []
    case 'fill_in_the_blank':
      return findBlankFaults(question)
    case 'code_test':
      return [
        ...(question.starters.length === 0 ? (['no-language'] as const) : []),
        ...findCriteriaFaults(question),
      ]
    case 'interview':
      return [...findSlotFaults(question), ...findCriteriaFaults(question)]
    case 'essay':
    case 'file_upload':
    default:
      return findCriteriaFaults(question)
  }
}

export function findQuestionFaults(question: DraftQuestion): QuestionFault[] {
  // A fill-in-the-blank has its text in its contents.
  const isWritten = question.kind === 'fill_in_the_blank' || !isBlankHtml(question.text)
  return [
    ...(isWritten ? [] : (['no-text'] as const)),
    ...findKindFaults(question),
    ...(question.marks > 0 ? [] : (['no-marks'] as const)),
  ]
}

function findSectionFaults({ sections }: BuiltExam): Fault[] {
  return sections.flatMap(({ id, title, questions }, at): Fault[] => {
    if (questions.length === 0) return [{ kind: 'empty-section', section: id }]
    // The contract merges neighbouring sections with equal titles.
    const isAgain = !isBlank(title) && title.trim() === sections[at - 1]?.title.trim()
    return isAgain ? [{ kind: 'equal-sections', section: id }] : []
  })
}

/**
 * Finds all faults, first those of the exam, then question by question. An empty list means that it can be
 * published.
 */
export function findPublishFaults(exam: BuiltExam): Fault[] {
  const questions = getQuestions(exam)
  const faults: Fault[] = []
  if (isBlank(exam.title)) faults.push({ kind: 'no-title' })
  if (!(exam.duration > 0)) faults.push({ kind: 'no-time' })
  if (exam.duration > MAX_MINUTES) faults.push({ kind: 'long-time' })
  if (questions.length === 0) faults.push({ kind: 'no-question' })
  else faults.push(...findSectionFaults(exam))
  const ofQuestions = questions.flatMap((question, at) =>
    findQuestionFaults(question).map((kind) => ({ kind, question: question.id, no: at + 1 })),
  )
  return [...faults, ...ofQuestions]
}
