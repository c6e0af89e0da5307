/** Whether a text has what somebody typed, by its letters or by its sound: `ডেভেলপার` and `developer` find each other. */

import { getSpellingKey } from './spelling.ts'

/** Shorter sounds are in nearly every word. */
const LEAST_SOUND = 3

export function isTypedMatch(texts: readonly string[], typed: string): boolean {
  const letters = typed.toLowerCase()
  if (texts.some((text) => text.toLowerCase().includes(letters))) return true
  const sound = getSpellingKey(typed)
  return sound.length >= LEAST_SOUND && texts.some((text) => getSpellingKey(text).includes(sound))
}
