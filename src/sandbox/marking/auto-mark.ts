/** Marks questions that have a key. (ruling R34) */
import { OBJECTIVE, type QuestionKey, type QuestionType, type TeacherQuestion } from '#src/api/shapes/question.ts'
import type * as v from 'valibot'
import { isSameText } from '#src/lib/answer-text.ts'

type Right = NonNullable<v.InferInput<typeof QuestionKey>['right']>

export function isObjective({ question_type }: { question_type: QuestionType }): boolean {
  return (OBJECTIVE as readonly QuestionType[]).includes(question_type)
}

/** Blanks with the right text, one by one. */
export function listRightBlanks(keys: Readonly<Record<string, readonly string[]>>, value: unknown): string[] {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return Object.keys(keys).filter((id) => keys[id]?.some((text) => isSameText(text, given[id])))
}

function isSameChoice(right: readonly string[], value: unknown): boolean {
  const given = new Set(Array.isArray(value) ? value : [])
  return right.length > 0 && right.length === given.size && right.every((id) => given.has(id))
}

/** The share of a question that is right, from 0 to 1: several choices count only together, blanks one by one. */
export function computeShare(right: Right, value: unknown): number {
  if (typeof right === 'string') return value === right ? 1 : 0
  if (Array.isArray(right)) return isSameChoice(right, value) ? 1 : 0
  const blanks = Object.keys(right).length
  return blanks === 0 ? 0 : listRightBlanks(right, value).length / blanks
}

/** Rounded down to a quarter of a point, so that three blanks of one point do not make endless decimals. */
export function roundMark(share: number, marks: number): number {
  return share === 1 ? marks : Math.floor(marks * share * 4) / 4
}

/** The mark by the key; undefined for what a person must judge. A blank answer is 0, a wrong one takes nothing away. */
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

/** Key of a question for whoever judges its answer. */
export function getKey(question: TeacherQuestion): v.InferInput<typeof QuestionKey> {
  return {
    question: question._id,
    right: getRight(question),
    explanation: 'explanation' in question ? question.explanation : '',
    rubric: 'rubric' in question ? question.rubric : [],
  }
}
