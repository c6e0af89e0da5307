/** The columns of a table of questions, and the names by which they are recognised. */

import type { QuestionType } from '#src/api/shapes/question.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { MOST_OPTIONS } from '../engine/answers.ts'
import { QUESTION_TYPES } from '../engine/built-exam.ts'
import { words } from '../words.ts'
import { words as texts } from './words.ts'

export type Column =
  | 'section'
  | 'kind'
  | 'text'
  | 'blanks'
  | `option${number}`
  | 'answer'
  | 'marks'
  | 'explanation'
  | 'more'

const OPTIONS = Array.from({ length: MOST_OPTIONS }, (_, at): Column => `option${at}`)

export const COLUMNS: readonly Column[] = [
  'section',
  'kind',
  'text',
  'blanks',
  ...OPTIONS,
  'answer',
  'marks',
  'explanation',
  'more',
]

export function nameColumn(column: Column): string {
  const at = OPTIONS.indexOf(column)
  return at < 0 ? texts.columns[column as keyof typeof texts.columns] : texts.option(words.letter(at))
}

const fold = (text: string) =>
  convertToLatin(cleanLine(text).normalize('NFC'))
    .toLowerCase()
    .replaceAll(/[\s_.:।-]+/g, ' ')
    .trim()

/** What other tools and teachers call them. */
const ALIASES: Readonly<Record<string, Column>> = {
  question: 'text',
  'question text': 'text',
  type: 'kind',
  'question type': 'kind',
  answer: 'answer',
  'correct answer': 'answer',
  correct: 'answer',
  উত্তর: 'answer',
  সঠিক: 'answer',
  marks: 'marks',
  mark: 'marks',
  points: 'marks',
  point: 'marks',
  মান: 'marks',
  explanation: 'explanation',
  feedback: 'explanation',
  ব্যাখ্যা: 'explanation',
  section: 'section',
  category: 'section',
}

function buildNames(): ReadonlyMap<string, Column> {
  const names = new Map(Object.entries(ALIASES))
  for (const column of COLUMNS) names.set(fold(nameColumn(column)), column)
  OPTIONS.forEach((column, at) => {
    const latin = String.fromCharCode(97 + at)
    const own = [words.letter(at), latin, at + 1]
    for (const each of own)
      for (const word of ['option', 'বিকল্প', 'choice', 'অপশন']) names.set(`${word} ${each}`, column)
    for (const each of [words.letter(at), latin]) names.set(each, column)
    names.set(`option${at + 1}`, column)
  })
  return new Map([...names].map(([name, column]) => [name.normalize('NFC'), column]))
}

export function findColumns(head: readonly string[]): ReadonlyMap<Column, number> {
  const names = buildNames()
  const found = new Map<Column, number>()
  for (const [at, cell] of head.entries()) {
    const column = names.get(fold(cell))
    if (column !== undefined && !found.has(column)) found.set(column, at)
  }
  return found
}

const KINDS: ReadonlyMap<string, QuestionType> = new Map([
  ...QUESTION_TYPES.flatMap((kind) => [
    [fold(words.kinds[kind]), kind] as const,
    [fold(kind), kind] as const,
  ]),
  ['mcq', 'single'],
  ['multiple choice', 'single'],
  ['single choice', 'single'],
  ['true false', 'true_false'],
  ['true/false', 'true_false'],
  ['সত্য মিথ্যা', 'true_false'],
  ['সত্য/মিথ্যা', 'true_false'],
  ['short answer', 'fill_in_the_blank'],
  ['fill in the blank', 'fill_in_the_blank'],
  ['শূন্যস্থান', 'fill_in_the_blank'],
  ['রচনামূলক', 'essay'],
  ['লিখিত', 'essay'],
])

/** Undefined for an empty cell, null for a word that names no kind. */
export function readKind(cell: string): QuestionType | undefined | null {
  const word = fold(cell)
  return word === '' ? undefined : (KINDS.get(word) ?? null)
}
