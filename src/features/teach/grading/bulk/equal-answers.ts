/** Short answers that say the same are marked together. */
import { convertToLatin } from '#src/lib/bn.ts'

/** Joiners change the look of a conjunct, not the word. */
const UNSEEN = /[\u200b-\u200d\u2060\ufeff]/g
const ENDING_MARKS = /[\s.,;:!?।‘’“”'"()]+$/
const LEADING_MARKS = /^[\s.,;:!?।‘’“”'"()]+/

/** One spelling for equal answers: letters composed alike, Bengali and Latin digits as one, small letters, single spaces, no closing marks. */
export function normalAnswer(text: string): string {
  return convertToLatin(text.normalize('NFC'))
    .replace(UNSEEN, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(LEADING_MARKS, '')
    .replace(ENDING_MARKS, '')
}

export interface AnswerGroup<T> {
  /** As most wrote it. */
  text: string
  answers: readonly T[]
}

function commonest(texts: readonly string[]): string {
  const counts = Map.groupBy(texts, (text) => text)
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? ''
}

/** Groups of equal answers, the largest first; empty answers are a group of their own. */
export function equalAnswers<T>(answers: readonly T[], textOf: (answer: T) => string): AnswerGroup<T>[] {
  const groups = Map.groupBy(answers, (answer) => normalAnswer(textOf(answer)))
  return [...groups.values()]
    .map((group) => ({ text: commonest(group.map((each) => textOf(each).trim())), answers: group }))
    .toSorted((one, other) => other.answers.length - one.answers.length)
}
