/** Formats answers as plain text, for a learner whose answers came too late. */

import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { readHtml } from '#src/lib/plain-html.ts'
import type { Answer } from '../attempt/answer.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { words } from '../words.ts'

const TRUTHS: Readonly<Record<string, string>> = words.truth

/** Replaces the id of an option by its letter and text; the letter helps where the option is a picture. */
function formatChoice(question: Question | undefined, id: string): string {
  if (question === undefined) return id
  if (question.question_type === 'true_false') return TRUTHS[id] ?? id
  const slot = question.question_type === 'interview' && question.slots.find(({ _id }) => _id === id)
  if (slot) return words.slot(slot.starts_at)
  const at = 'options' in question ? question.options.findIndex(({ _id }) => _id === id) : -1
  if (!('options' in question) || at < 0) return id
  return `${words.letter(at)}. ${readHtml(question.options[at]?.text ?? '')}`.trim()
}

/** Formats one answer with the texts of its question, one line for each choice or blank. */
export function formatAnswer(value: AnswerValue, question?: Question): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.map((id) => formatChoice(question, id)).join('\n')
  if (typeof value !== 'object') return formatChoice(question, `${value}`)
  return 'sha256' in value ? value.name : Object.values(value).join('\n')
}

/** Formats answers in the order of the questions; without questions only the answers. */
export function formatAnswers(placed: readonly NumberedQuestion[], answers: readonly Answer[]): string {
  if (placed.length === 0) return answers.map(({ value }) => formatAnswer(value)).join('\n\n')
  return placed
    .flatMap(({ question, number }) => {
      const given = answers.filter((one) => one.question === question._id)
      return given.map(({ value }) => `${words.question(number)}\n${formatAnswer(value, question)}`)
    })
    .join('\n\n')
}
