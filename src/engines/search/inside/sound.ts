/** The sound of a word as a term of the search. */

import { dropEnding } from '../letters.ts'
import { getSpellingKey } from '../spelling.ts'

/** Marks sounds, so that they are never taken for spellings. */
const MARK = '~'
const STARTS_OPEN = /^[aeiouwy\u0985-\u0994]/

export const isSound = (term: string): boolean => term.startsWith(MARK)

/**
 * Undefined if there is too little sound: half of all words share a single consonant, and `useState` is no
 * `আসতে`. A leading vowel counts
 * too: এক্সেল is not কৌশল.
 */
export function getSound(word: string): string | undefined {
  const stem = dropEnding(word)
  const key = getSpellingKey(stem)
  if (key.length < 2 || key.length * 4 <= stem.length || /^\d+$/.test(key)) return undefined
  return `${MARK}${STARTS_OPEN.test(stem) ? 'a' : ''}${key}`
}

/** Counts the letters of a term, or the consonants of a sound. */
export const countLetters = (term: string): number =>
  isSound(term) ? term.replace(/^~a?/, '').length : term.length
