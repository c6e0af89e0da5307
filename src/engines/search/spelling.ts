/**
 * Matches ফ্লাটার, flutter and phlatar with each other: people search in Bengali, in English, and in Bengali
 * typed with Latin letters. Each word becomes the sounds of its consonants; vowels are omitted, since their
 * spellings differ.
 */

import { foldLetters } from './letters.ts'

/** Words whose spelling is far from their sound, in lower case, each with a phonetic spelling. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['design', 'dijain'],
  ['designer', 'dijainar'],
  ['designing', 'dijaining'],
  ['digital', 'dijital'],
  ['english', 'ingreji'],
  ['ইংলিশ', 'ingreji'],
  ['graphic', 'grafik'],
  ['graphics', 'grafiks'],
  ['machine', 'mesin'],
  ['ওয়েব', 'web'],
])

/**
 * Bengali consonants by their sound; vowels have none here. `C` is the sound of চ, to keep it apart from the
 * Latin c.
 */
const BENGALI_SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  // A য under a consonant and য় (here as its two code points) are not j; ড় and ঢ় are r.
  [/\u09cd\u09af|\u09af\u09bc/g, ''],
  [/[\u09a1\u09a2]\u09bc|র/g, 'r'],
  [/[কখ]/g, 'k'],
  [/[গঘ]/g, 'g'],
  [/[\u0999\u0982]/g, 'ng'],
  [/[চছ]/g, 'C'],
  [/[জঝয]/g, 'j'],
  [/[টঠতথ\u09ce]/g, 't'],
  [/[ডঢদধ]/g, 'd'],
  [/[নণঞ]/g, 'n'],
  [/প/g, 'p'],
  [/ফ/g, 'f'],
  [/ব/g, 'b'],
  [/ভ/g, 'v'],
  [/ম/g, 'm'],
  [/ল/g, 'l'],
  [/[শষস]/g, 's'],
  [/হ/g, 'h'],
  [/[\u0980-\u09ff]/g, ''],
]

/** Latin spellings of one sound, longest first. */
const LATIN_SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/bh/g, 'v'],
  [/ch/g, 'C'],
  [/sh/g, 's'],
  [/([kgtdj])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/[aeiouwy]/g, ''],
]

/**
 * The consonant sounds of one word: flutter, phlatar and ফ্লাটার all give `fltr`. Words with fewer than two
 * consonants keep their letters.
 */
export function getSpellingKey(word: string): string {
  const letters = IRREGULAR.get(foldLetters(word)) ?? foldLetters(word)
  const spelt = [...BENGALI_SOUNDS, ...LATIN_SOUNDS].reduce(
    (sounds, [spelling, sound]) => sounds.replace(spelling, sound),
    letters,
  )
  const key = spelt.replace(/(.)\1+/g, '$1')
  return key.length > 1 ? key : letters
}
