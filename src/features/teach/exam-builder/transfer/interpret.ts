/** Makes a question of the parts that a table or a plain text gives, and collects what is doubtful. */

import type { QuestionType } from '#src/api/shapes/question.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { MOST_OPTIONS } from '../engine/answers.ts'
import { createQuestion, type DraftBlank, type DraftQuestion } from '../engine/built-exam.ts'
import { createLocalId } from '../local-ids.ts'
import type { Doubt, FoundQuestion } from './found.ts'
import { readText } from './question-text.ts'

export interface RawQuestion {
  source: string
  line: number
  kind?: QuestionType | undefined
  /** Markdown, or HTML behind `[html]`, like options and explanation. */
  text: string
  options: readonly string[]
  /** Options that the file itself marks as correct. */
  marked?: readonly number[]
  answer: string
  marks: string
  explanation: string
  section?: string
  /** Text around the blanks, with underscores for them. */
  blanks?: string
  doubts?: readonly Doubt[]
}

const BENGALI_LETTERS = Array.from('কখগঘঙচছজঝঞ')
const LATIN_LETTERS = Array.from('abcdefghij')
const BLANKS = /_{2,}/
/** Question papers often draw a blank with dots. */
const DRAWN_BLANKS = /_{2,}|\.{5,}|…{2,}/

const TRUE = /^(?:সত্য|সঠিক|ঠিক|হ্যাঁ|true|t|yes)$/iu
const FALSE = /^(?:মিথ্যা|ভুল|না|false|f|no)$/iu

export function readTruth(text: string): 'true' | 'false' | undefined {
  const word = cleanLine(text).normalize('NFC').replace(/[।.]$/, '')
  if (TRUE.test(word)) return 'true'
  return FALSE.test(word) ? 'false' : undefined
}

const fold = (text: string) =>
  convertToLatin(extractPlainText(text).normalize('NFC')).toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** The index that `খ`, `(b)` or `২` names. */
function readLetter(typed: string): number | undefined {
  const sign = convertToLatin(cleanLine(typed))
    .toLowerCase()
    .replace(/^[([]?\s*(?:option|বিকল্প)?\s*/u, '')
    .replace(/[).\]।:]+$/, '')
  const [bengali, latin] = [BENGALI_LETTERS.indexOf(sign), LATIN_LETTERS.indexOf(sign)]
  if (bengali >= 0 || latin >= 0) return Math.max(bengali, latin)
  return /^[1-9]$/.test(sign) ? Number(sign) - 1 : undefined
}

/** The options that the answer names, by letter or by their text; -1 for what names none. */
function findRight(answer: string, options: readonly string[]): number[] {
  if (cleanLine(answer) === '') return []
  const texts = options.map(fold)
  const whole = texts.indexOf(fold(answer))
  if (whole >= 0 && readLetter(answer) === undefined) return [whole]
  const parts = answer.split(/[,;،\n]|(?<!\s)\s+(?:ও|এবং|and|&)\s+/u).filter((part) => cleanLine(part) !== '')
  const found = parts.map((part) => {
    const letter = readLetter(part) ?? readLetter(/^\s*[([]?\S+[).\]।]/u.exec(part)?.[0] ?? '')
    return letter !== undefined && letter < options.length ? letter : texts.indexOf(fold(part))
  })
  return found.includes(-1) && whole >= 0 ? [whole] : [...new Set(found)]
}

function readMarks(typed: string, doubts: Set<Doubt>): number {
  const text = convertToLatin(cleanLine(typed)).replace(',', '.')
  if (text === '') doubts.add('default-marks')
  else if (/^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= 1000) return Number(text)
  else doubts.add('bad-marks')
  return 1
}

/** A bar separates accepted texts, a line the blanks; a backslash keeps either. */
export function splitKeys(text: string): string[][] {
  const blanks: string[][] = [['']]
  for (let at = 0; at < text.length; at += 1) {
    const keys = blanks.at(-1)!
    const sign = text[at]!
    if (sign === '\n') blanks.push([''])
    else if (sign === '|') keys.push('')
    else {
      const isEscaped = sign === '\\' && at + 1 < text.length
      if (isEscaped) at += 1
      const next = text[at]!
      keys[keys.length - 1] += isEscaped && next === 'n' ? '\n' : next
    }
  }
  return blanks
}

export const joinKeys = (blanks: readonly (readonly string[])[]) =>
  blanks
    .map((keys) =>
      keys.map((key) => key.replaceAll(/[\\|]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)).join('|'),
    )
    .join('\n')

/** Undefined if the text has no blank. */
function readBlanks(
  text: string,
  answer: string,
  pattern: RegExp,
): Pick<DraftQuestion, 'contents' | 'blanks'> | undefined {
  const contents = text.split(pattern)
  if (contents.length < 2) return undefined
  const keys = splitKeys(answer)
  const blanks = contents.slice(1).map((_, at): DraftBlank => {
    const accepted = (keys[at] ?? []).map((key) => key.trim()).filter((key) => key !== '')
    return { id: createLocalId(), accepted: accepted.length > 0 ? accepted : [''] }
  })
  return { contents, blanks }
}

function inferKind(
  { kind, options, answer, text, blanks }: RawQuestion,
  right: readonly number[],
): QuestionType {
  if (kind !== undefined) return kind
  const isTruth =
    options.length === 2 && readTruth(options[0]!) === 'true' && readTruth(options[1]!) === 'false'
  if (isTruth || (options.length === 0 && readTruth(answer) !== undefined)) return 'true_false'
  if (options.length > 0) return right.length > 1 ? 'multiple' : 'single'
  if ((blanks ?? '') !== '' || cleanLine(answer) !== '' || DRAWN_BLANKS.test(text)) return 'fill_in_the_blank'
  return 'essay'
}

interface Parts {
  raw: RawQuestion
  right: readonly number[]
  doubts: Set<Doubt>
}

function buildChoices({ raw: { options }, right, doubts }: Parts): Partial<DraftQuestion> {
  if (right.includes(-1)) doubts.add('bad-key')
  if (options.length > MOST_OPTIONS) doubts.add('too-many-options')
  return {
    options: options.slice(0, MOST_OPTIONS).map((text, at) => ({
      id: createLocalId(),
      text: readText(text, doubts),
      isRight: right.includes(at),
    })),
  }
}

function buildTruth({ raw: { options, answer }, right }: Parts): Partial<DraftQuestion> {
  const named = options[right[0] ?? -1]
  return { truth: readTruth(named ?? answer) }
}

function buildFilled({ raw: { blanks = '', text, answer }, doubts }: Parts): Partial<DraftQuestion> {
  const own = readBlanks(blanks, answer, BLANKS)
  if (own) return own
  // Without a place for its own the text of the question has the blanks.
  const inText = blanks === '' ? readBlanks(text, answer, DRAWN_BLANKS) : undefined
  if (inText) return { text: '', ...inText }
  if (cleanLine(answer) === '') return { contents: [blanks] }
  doubts.add('short')
  const accepted = splitKeys(answer.replaceAll('\n', '|'))[0]!.map((key) => key.trim())
  return { contents: [blanks, ''], blanks: [{ id: createLocalId(), accepted }] }
}

export function interpretRaw(raw: RawQuestion): FoundQuestion {
  const doubts = new Set<Doubt>(raw.doubts)
  const named = raw.marked && raw.marked.length > 0 ? raw.marked : findRight(raw.answer, raw.options)
  const kind = inferKind(raw, named)
  const isUnclear = kind === 'single' && named.length > 1
  const right = isUnclear ? [-1] : named
  const base = createQuestion(kind, createLocalId, readMarks(raw.marks, doubts))
  const question = {
    ...base,
    text: readText(raw.text, doubts),
    explanation: readText(raw.explanation, doubts),
  }
  const parts = { raw, right, doubts }
  if (kind === 'single' || kind === 'multiple') Object.assign(question, buildChoices(parts))
  if (kind === 'true_false') Object.assign(question, buildTruth(parts))
  if (kind === 'fill_in_the_blank') Object.assign(question, buildFilled(parts))
  return {
    source: raw.source,
    line: raw.line,
    question,
    section: raw.section?.trim() ?? '',
    doubts: [...doubts],
  }
}
