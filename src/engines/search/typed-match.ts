/**
 * Tells whether a text contains typed words, by spelling or by sound: `ডেভেলপার` and `developer` match each
 * other.
 */

import { getSpellingKey } from './spelling.ts'

/** Nearly every word contains shorter sounds. */
const LEAST_SOUND = 3

export function isTypedMatch(texts: readonly string[], typed: string): boolean {
  const letters = typed.toLowerCase()
  if (texts.some((text) => text.toLowerCase().includes(letters))) return true
  const sound = getSpellingKey(typed)
  return sound.length >= LEAST_SOUND && texts.some((text) => getSpellingKey(text).includes(sound))
}
