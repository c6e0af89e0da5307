/** The texts and code of an exam's answers, in the form in which they are compared. */

import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { AnswerValue, Submission } from '#src/api/shapes/submission.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import type { AskedText } from './find-groups.ts'

type ExamQuestion = ExamForTeacher['questions'][number]

export function listTextQuestions({
  format_type,
  sections,
  questions,
}: ExamForTeacher): { no: number; question: ExamQuestion }[] {
  const all = format_type === 'section' ? sections.flatMap((section) => section.questions) : questions
  return all
    .map((question, at) => ({ no: at + 1, question }))
    .filter(({ question: { question_type: type } }) => type === 'essay' || type === 'code_test')
}

export function getText(value: AnswerValue | undefined): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
    ? value.code
    : ''
}

export function getPaperText({ answers }: Pick<Submission, 'answers'>, question: string): string {
  return getText(answers.find((each) => each.question === question)?.value)
}

/** Everybody gets the question and the starter code, so nobody copied them. */
export function listAskedTexts(exam: ExamForTeacher, papers: readonly Submission[]): AskedText[] {
  return listTextQuestions(exam).map(({ question }) => ({
    question: question._id,
    given: [
      extractPlainText(question.text),
      ...(question.question_type === 'code_test' ? question.starters.map(({ code }) => code) : []),
    ],
    answers: papers.map((paper) => ({ paper: paper._id, text: getPaperText(paper, question._id) })),
  }))
}
