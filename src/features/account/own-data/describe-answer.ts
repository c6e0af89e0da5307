/** Describes an answer with the texts of its question and options, never with ids. */

import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { formatDateTime } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { words } from './words.ts'

const { page } = words
const TRUTHS: Readonly<Record<string, string>> = page.truth

type Fields = Readonly<Record<string, string>>

const getFields = (value: AnswerValue): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

function describeOptions(options: readonly { _id: string; text: string }[], ids: readonly string[]): string {
  return options
    .filter(({ _id }) => ids.includes(_id))
    .map(({ text }) => extractPlainText(text))
    .join(', ')
}

/** Without its question, a single word may be the id of an option; a text of several words is not. */
function describeAlone(value: AnswerValue): string {
  const { name } = getFields(value)
  if (name !== undefined) return name
  return typeof value === 'string' && /\s|[\u0980-\u09ff]/.test(value) ? value : page.goneQuestion
}

function describeByQuestion(question: Question, value: AnswerValue): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const fields = getFields(value)
  switch (question.question_type) {
    case 'single':
    case 'multiple':
      return describeOptions(question.options, Array.isArray(value) ? value : [text])
    case 'true_false':
      return TRUTHS[text] ?? ''
    case 'fill_in_the_blank':
      return question.contents
        .map(
          (content, at) =>
            `${extractPlainText(content)} ${at < question.keys.length ? `[${fields[question.keys[at] ?? ''] ?? ''}]` : ''}`,
        )
        .join(' ')
        .trim()
    case 'code_test':
      return fields['code'] ?? ''
    case 'interview':
      return question.slots
        .filter(({ _id }) => _id === text)
        .map(({ starts_at: at }) => formatDateTime(at))
        .join('')
    case 'file_upload':
      return fields['name'] ?? text
    case 'essay':
    default:
      return extractPlainText(text)
  }
}

export function describeAnswer(question: Question | undefined, value: AnswerValue): string {
  if (value === null || value === '') return page.noAnswer
  const described = question === undefined ? describeAlone(value) : describeByQuestion(question, value)
  return isBlank(described) ? page.noAnswer : described
}
