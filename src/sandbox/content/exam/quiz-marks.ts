/** Marks a short quiz, submitted with one call, at once. (ruling R34) */

import type * as v from 'valibot'
import type { QuizResult } from '#src/api/shapes/submission.ts'
import type { ExamRow } from '../../database/tables/item.ts'
import { markAutomatically, getKey } from '../../marking/auto-mark.ts'
import { getQuestions } from './exam-questions.ts'

export interface ShortAnswer {
  question: string
  value: unknown
}

export function markQuiz(row: ExamRow, answers: readonly ShortAnswer[]) {
  return getQuestions(row).map((question) => {
    const value = answers.find((sent) => sent.question === question._id)?.value ?? null
    return {
      question: question._id,
      value,
      mark: markAutomatically(question, value) ?? 0,
      marks: question.marks,
    }
  })
}

export function sumQuizMarks(marks: readonly { mark: number }[]): number {
  return marks.reduce((sum, { mark }) => sum + mark, 0)
}

/** Correct answers are shown when nobody can take it any more, or if it never ends. (ruling R34) */
export function showQuizResult(
  _id: string,
  row: ExamRow,
  sent: readonly ShortAnswer[],
  now: string,
): v.InferInput<typeof QuizResult> {
  const marks = markQuiz(row, sent)
  const answers = marks.map(({ value, ...one }) => ({
    ...one,
    value: value as NonNullable<v.InferInput<typeof QuizResult>['answers']>[number]['value'],
    is_right: one.mark === one.marks,
  }))
  const showsKeys = row.shows_result && (row.closes_at === null || row.closes_at <= now)
  return {
    _id,
    mark: sumQuizMarks(marks),
    marks: row.marks,
    right_count: answers.filter(({ is_right }) => is_right).length,
    question_count: answers.length,
    answers,
    keys: showsKeys ? getQuestions(row).map(getKey) : [],
  }
}
