/** Tells how much of a question is answered. */

import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { isBlank as isBlankText } from '#src/lib/invisible.ts'
import { type Answer, isBlank, isUnanswered } from '../attempt/answer.ts'

/** `begun`: some of its blanks are still empty. */
export type Fullness = 'empty' | 'begun' | 'whole'

/** A changed question may no longer accept the answer: another kind, or a removed option. */
function isTakenBy(question: Question, value: AnswerValue | undefined): boolean {
  switch (question.question_type) {
    case 'single':
      return question.options.some(({ _id }) => _id === value)
    case 'multiple':
      return Array.isArray(value) && question.options.some(({ _id }) => value.includes(_id))
    case 'true_false':
      return value === 'true' || value === 'false'
    case 'essay':
      return typeof value === 'string'
    case 'fill_in_the_blank':
      return (
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        question.keys.some((blank) => blank in value)
      )
    case 'code_test':
      return typeof value === 'object' && value !== null && 'code' in value
    case 'file_upload':
    case 'interview':
    default:
      return true
  }
}

export function getFullness(question: Question, value: AnswerValue | undefined): Fullness {
  if (isBlank(value) || !isTakenBy(question, value)) return 'empty'
  if (question.question_type !== 'fill_in_the_blank') return 'whole'
  const texts = value as Readonly<Record<string, string>>
  const filled = question.keys.filter((blank) => !isBlankText(texts[blank] ?? '')).length
  return filled === 0 ? 'empty' : filled < question.keys.length ? 'begun' : 'whole'
}

/** A lost file is no answer. */
export function getAnswerFullness(
  question: Question,
  answer: Answer | undefined,
  isFileMissing: (question: string) => boolean,
): Fullness {
  return isUnanswered(answer, isFileMissing) ? 'empty' : getFullness(question, answer?.value)
}
