/** Groups short answers that differ only in spelling, so that they are marked together. */

import { convertToLatin } from '#src/lib/bn.ts'

/** Zero-width characters change the look of a conjunct, not the word. */
const ZERO_WIDTH = /[\u200b-\u200d\u2060\ufeff]/g
const ENDING_MARKS = /[\s.,;:!?।‘’“”'"()]+$/
const LEADING_MARKS = /^[\s.,;:!?।‘’“”'"()]+/

/**
 * Normalises an answer: composed letters, Latin digits, lower case, single spaces, no surrounding
 * punctuation.
 */
export function normalizeAnswer(text: string): string {
  return convertToLatin(text.normalize('NFC'))
    .replace(ZERO_WIDTH, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(LEADING_MARKS, '')
    .replace(ENDING_MARKS, '')
}

export interface AnswerGroup<T> {
  /** Most frequent spelling in the group. */
  text: string
  answers: readonly T[]
}

function findCommonest(texts: readonly string[]): string {
  const counts = Map.groupBy(texts, (text) => text)
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? ''
}

/** Groups equal answers, the largest group first; empty answers form their own group. */
export function groupAnswers<T>(answers: readonly T[], textOf: (answer: T) => string): AnswerGroup<T>[] {
  const groups = Map.groupBy(answers, (answer) => normalizeAnswer(textOf(answer)))
  return [...groups.values()]
    .map((group) => ({ text: findCommonest(group.map((each) => textOf(each).trim())), answers: group }))
    .toSorted((one, other) => other.answers.length - one.answers.length)
}
