/** An answer in words, as the result shows it. */
import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { isBlank } from '../attempt/entry.ts'
import { words } from '../words.ts'

/** One line of the answer: HTML of an option, text, or code. */
export interface ShownLine {
  html?: string
  text?: string
  isCode?: boolean
  href?: string
}

const TRUTHS: Readonly<Record<string, string>> = words.ask.truth

function optionLines(question: Question, ids: readonly string[]): ShownLine[] {
  const options = 'options' in question ? question.options : []
  return options.filter(({ _id }) => ids.includes(_id)).map(({ text }) => ({ html: text }))
}

function record(value: AnswerValue | undefined): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}

/** Empty when there is no answer. */
export function answerLines(question: Question, value: AnswerValue | undefined): ShownLine[] {
  if (isBlank(value)) return []
  const fields = record(value)
  switch (question.question_type) {
    case 'single':
      return optionLines(question, [String(value)])
    case 'multiple':
      return optionLines(question, Array.isArray(value) ? value : [])
    case 'true_false':
      return [{ text: TRUTHS[String(value)] ?? String(value) }]
    case 'fill_in_the_blank':
      return question.keys.map((key) => ({ text: String(fields[key] ?? '–') }))
    case 'code_test':
      return [{ text: String(fields['code'] ?? ''), isCode: true }]
    case 'file_upload':
      return 'sha256' in fields ? [{ text: String(fields['name']), href: String(fields['url']) }] : [{ text: String(value) }]
    case 'interview':
      return question.slots.filter(({ _id }) => _id === value).map(({ starts_at: at }) => ({ text: words.ask.slot(at) }))
    case 'essay':
      return [{ text: String(value) }]
  }
}

/** The right answer, as far as it is told. */
export function keyLines(question: Question, { right }: Pick<QuestionKey, 'right'>): ShownLine[] {
  if (right === null || right === undefined) return []
  if (typeof right === 'object' && !Array.isArray(right)) {
    const texts = question.question_type === 'fill_in_the_blank' ? question.keys.map((key) => right[key]?.[0] ?? '–') : []
    return texts.map((text) => ({ text }))
  }
  return answerLines(question, right)
}
