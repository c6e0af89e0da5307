/**
 * Questions in GIFT, which Moodle and others read. What GIFT lacks (marks, criteria, several blanks) is in
 * tags, so that reading the file again gives the same questions.
 */

import { joinBlanks } from '../engine/answers.ts'
import type { BuiltExam, DraftQuestion } from '../engine/built-exam.ts'
import { listBlankFields, listKindFields, writeKindFields } from './kind-fields.ts'
import { writeText } from './question-text.ts'

const escapeGift = (text: string) =>
  text.replaceAll(/[\\:#={}~]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

/** Readers take an arrow for a pair of a matching question; in HTML it is written in another way. */
const write = (html: string) => {
  const markdown = writeText(html, true)
  const text = markdown.includes('->') ? `[html]${html}` : markdown
  const at = text.indexOf(']') + 1
  return text.slice(0, at) + escapeGift(text.slice(at))
}

/** The shares of several correct options together are 100. */
const share = (count: number) => Number((100 / count).toFixed(5))

/** A key that looks like a share or a format needs both in front. */
const writeKey = (key: string) => `=${/^[%[]/.test(key) ? '%100%[plain]' : ''}${escapeGift(key)}`

function writeAnswers({ kind, options, truth, blanks }: DraftQuestion): string[] {
  const right = options.filter(({ isRight }) => isRight)
  switch (kind) {
    case 'single':
      return options.map(({ text, isRight }) => `${isRight ? '=' : '~'}${write(text)}`)
    case 'multiple':
      return options.map(({ text, isRight }) => `~%${isRight ? share(right.length) : -100}%${write(text)}`)
    case 'true_false':
      return truth === undefined ? [] : [truth.toUpperCase()]
    case 'fill_in_the_blank':
      return (blanks[0]?.accepted ?? [])
        .map((key) => key.replaceAll('->', '→').trim())
        .filter(Boolean)
        .map(writeKey)
    case 'essay':
    case 'file_upload':
    case 'code_test':
    case 'interview':
    default:
      return []
  }
}

function writeQuestion(question: DraftQuestion): string {
  const { kind, text, marks, explanation } = question
  const isFilled = kind === 'fill_in_the_blank'
  const fields = isFilled ? listBlankFields(question) : listKindFields(question)
  const more = writeKindFields(fields)
  const tags = [
    `[tag:marks=${marks}]`,
    `[tag:kind=${kind}]`,
    // The text around the blanks stands in for a text, for other readers.
    ...(isFilled && text === '' ? ['[tag:text=none]'] : []),
    // Brackets would end the tag.
    ...(more === '' ? [] : [`[tag:more=${encodeURIComponent(more)}]`]),
  ]
  const shown =
    text === '' && isFilled ? `[plain]${escapeGift(joinBlanks(question))}` : text === '' ? '' : write(text)
  const isObjective = kind === 'single' || kind === 'multiple' || kind === 'true_false' || isFilled
  const lines = [
    ...writeAnswers(question),
    ...(isObjective && explanation !== '' ? [`####${write(explanation)}`] : []),
  ]
  const answers = lines.length === 0 ? '{}' : `{\n${lines.map((line) => `  ${line}`).join('\n')}\n}`
  return `// ${tags.join(' ')}\n${shown} ${answers}`
}

export function buildGift({ sections }: Pick<BuiltExam, 'sections'>): string {
  const parts = sections.flatMap(({ title, questions }) => [
    `$CATEGORY: ${title.replaceAll(/\s+/g, ' ').trim()}`,
    ...questions.map(writeQuestion),
  ])
  return `${parts.join('\n\n')}\n`
}
