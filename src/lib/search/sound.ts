/** The sound of a word as a term of the search. */

import { dropEnding } from './letters.ts'
import { getSpellingKey } from './spelling.ts'

/** Marks sounds, so that they are never taken for letters. */
const MARK = '~'
const STARTS_OPEN = /^[aeiouwy\u0985-\u0994]/

export const isSound = (term: string): boolean => term.startsWith(MARK)

/** Undefined where too little is heard: the sound of one consonant is that of half the words. A vowel in front is heard too: এক্সেল is not কৌশল. */
export function getSound(word: string): string | undefined {
  const stem = dropEnding(word)
  const key = getSpellingKey(stem)
  if (key.length < 2 || /^\d+$/.test(key)) return undefined
  return `${MARK}${STARTS_OPEN.test(stem) ? 'a' : ''}${key}`
}

/** Letters of a term; of a sound its consonants. */
export const countLetters = (term: string): number =>
  isSound(term) ? term.replace(/^~a?/, '').length : term.length
