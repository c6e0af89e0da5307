/** Marks a question by its right answer; what a person must judge has no such mark. (ruling R34) */
import { OBJECTIVE, type QuestionKey, type QuestionType, type TeacherQuestion } from '#src/api/shapes/question.ts'
import type * as z from 'zod/mini'
import { sameText } from './same-text.ts'

type Right = NonNullable<z.input<typeof QuestionKey>['right']>

export function isObjective({ question_type }: { question_type: QuestionType }): boolean {
  return (OBJECTIVE as readonly QuestionType[]).includes(question_type)
}

/** The share of a question that is right, from 0 to 1. */
function shareOf(question: TeacherQuestion, value: unknown): number {
  switch (question.question_type) {
    case 'single':
    case 'true_false':
      return typeof value === 'string' && value === question.right ? 1 : 0
    case 'multiple': {
      const given = new Set(Array.isArray(value) ? value : [])
      return question.right.length === given.size && question.right.every((id) => given.has(id)) ? 1 : 0
    }
    case 'fill_in_the_blank': {
      const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
      const right = question.keys.filter(({ _id, accepted }) => accepted.some((text) => sameText(text, given[_id])))
      return question.keys.length === 0 ? 0 : right.length / question.keys.length
    }
    case 'essay':
    case 'file_upload':
    case 'code_test':
    case 'interview':
      return 0
  }
}

/** Rounded down to a quarter of a point, so that three blanks of one point do not make endless decimals. */
function toQuarters(mark: number): number {
  return Math.floor(mark * 4) / 4
}

/** The mark by the key; undefined for what a person must judge. A blank answer is 0, a wrong one takes nothing away. */
export function autoMark(question: TeacherQuestion, value: unknown): number | undefined {
  if (!isObjective(question)) return undefined
  const share = shareOf(question, value)
  return share === 1 ? question.marks : toQuarters(question.marks * share)
}

function rightOf(question: TeacherQuestion): Right | null {
  if (question.question_type === 'fill_in_the_blank') {
    return Object.fromEntries(question.keys.map(({ _id, accepted }) => [_id, accepted]))
  }
  return 'right' in question ? (question.right ?? null) : null
}

/** What stands beside the question when its answer is judged. */
export function keyOf(question: TeacherQuestion): z.input<typeof QuestionKey> {
  return {
    question: question._id,
    right: rightOf(question),
    explanation: 'explanation' in question ? question.explanation : '',
    rubric: 'rubric' in question ? question.rubric : [],
  }
}
