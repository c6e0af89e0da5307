/** Builds the lines in which a result shows an answer. */

import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { isSameText } from '#src/lib/answer-text.ts'
import { isBlank } from '../attempt/answer.ts'
import { words } from '../words.ts'

/** One line of the answer: HTML of an option, text, or code. */
export interface ShownLine {
  /** The id of the option or the blank, since two may have the same text. */
  id?: string
  html?: string
  text?: string
  isCode?: boolean
  href?: string
  /** For a single blank: whether it is correct, if its key is disclosed. */
  isRight?: boolean
}

const TRUTHS: Readonly<Record<string, string>> = words.truth

function buildOptionLines(question: Question, ids: readonly string[]): ShownLine[] {
  const options = 'options' in question ? question.options : []
  return options.filter(({ _id }) => ids.includes(_id)).map(({ _id, text }) => ({ id: _id, html: text }))
}

const NONE: Readonly<Record<string, string>> = {}

/** Returns the texts of blanks, code or a file by their names. */
function getFields(value: AnswerValue | undefined): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return NONE
  return 'sha256' in value ? { name: value.name, url: value.url } : value
}

function buildTextLines(question: Question, value: AnswerValue | undefined, text: string): ShownLine[] {
  const fields = getFields(value)
  switch (question.question_type) {
    case 'fill_in_the_blank':
      return question.keys.map((key) => ({ id: key, text: fields[key] ?? '–' }))
    case 'code_test':
      return [{ text: fields['code'] ?? '', isCode: true }]
    case 'file_upload':
      return fields['url'] === undefined ? [{ text }] : [{ text: fields['name'] ?? '', href: fields['url'] }]
    case 'interview':
      return question.slots
        .filter(({ _id }) => _id === text)
        .map(({ starts_at: at }) => ({ text: words.slot(at) }))
    case 'single':
    case 'multiple':
    case 'true_false':
    case 'essay':
    default:
      return [{ text: TRUTHS[text] ?? text }]
  }
}

/** Empty if there is no answer. */
export function buildAnswerLines(question: Question, value: AnswerValue | undefined): ShownLine[] {
  if (isBlank(value)) return []
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
  if ('options' in question) return buildOptionLines(question, Array.isArray(value) ? value : [text])
  return buildTextLines(question, value, text)
}

/** Builds the lines of the correct answer, as far as it is disclosed. */
export function buildKeyLines(question: Question, { right }: Pick<QuestionKey, 'right'>): ShownLine[] {
  if (right === null || right === undefined) return []
  if (typeof right === 'object' && !Array.isArray(right)) {
    const blanks = question.question_type === 'fill_in_the_blank' ? question.keys : []
    return blanks.map((key) => ({ id: key, text: right[key]?.[0] ?? '–' }))
  }
  return buildAnswerLines(question, right)
}

/** Tells for each blank of an answer whether it is correct; a question with full marks has no wrong blank. */
export function judgeBlanks(
  lines: readonly ShownLine[],
  key: QuestionKey | undefined,
  isFull: boolean,
): readonly ShownLine[] {
  const right = key?.right
  if (typeof right !== 'object' || right === null || Array.isArray(right)) return lines
  return lines.map((line) => {
    const accepted = right[line.id ?? '']
    return accepted
      ? { ...line, isRight: isFull || accepted.some((text) => isSameText(text, line.text)) }
      : line
  })
}
