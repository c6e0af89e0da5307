/** Marks questions that have an answer key. (ruling R34) */

import type * as v from 'valibot'
import {
  OBJECTIVE,
  type QuestionKey,
  type QuestionType,
  type TeacherQuestion,
} from '#src/api/shapes/question.ts'
import { computeShare, roundMark } from '#src/lib/answer-text.ts'

type Right = NonNullable<v.InferInput<typeof QuestionKey>['right']>

export function isObjective({ question_type }: { question_type: QuestionType }): boolean {
  return (OBJECTIVE as readonly QuestionType[]).includes(question_type)
}

/**
 * The mark by the key; undefined for answers that a person must judge. A blank answer is 0; a wrong one
 * deducts nothing.
 */
export function markAutomatically(question: TeacherQuestion, value: unknown): number | undefined {
  if (!isObjective(question)) return undefined
  const right = getRight(question)
  return right === null ? 0 : roundMark(computeShare(right, value), question.marks)
}

function getRight(question: TeacherQuestion): Right | null {
  if (question.question_type === 'fill_in_the_blank') {
    return Object.fromEntries(question.keys.map(({ _id, accepted }) => [_id, accepted]))
  }
  return 'right' in question ? (question.right ?? null) : null
}

/** Key of a question for the person who judges its answer. */
export function getKey(question: TeacherQuestion): v.InferInput<typeof QuestionKey> {
  return {
    question: question._id,
    right: getRight(question),
    explanation: 'explanation' in question ? question.explanation : '',
    rubric: 'rubric' in question ? question.rubric : [],
  }
}
