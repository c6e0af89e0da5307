/**
 * Lets ফ্লাটার, flutter and phlatar meet: people search in Bengali, in English, and in Bengali typed with Latin letters.
 * Each word becomes the sounds of its consonants; vowels are left out, since that is where the spellings differ.
 */
import { toLatin } from './bn.ts'

/** Words whose spelling is far from their sound, in small letters. */
const IRREGULAR: Readonly<Record<string, string>> = {
  design: 'dijain',
  designer: 'dijainar',
  designing: 'dijaining',
  digital: 'dijital',
  english: 'ingreji',
  ইংলিশ: 'ingreji',
  graphic: 'grafik',
  graphics: 'grafiks',
  programming: 'program',
  প্রোগ্রামিং: 'program',
  node: 'nod',
}

/** Sounds of Bengali consonants; vowels, signs and য় fall away. ChH and Ch meet in `c`, all three s in `s`. */
const BENGALI_SOUNDS: Readonly<Record<string, string>> = {
  ...{ ক: 'k', খ: 'k', গ: 'g', ঘ: 'g', ঙ: 'ng', ং: 'ng', চ: 'c', ছ: 'c', জ: 'j', ঝ: 'j', ঞ: 'n', ট: 't', ঠ: 't', ড: 'd', ঢ: 'd', ণ: 'n' },
  ...{ ত: 't', ৎ: 't', থ: 't', দ: 'd', ধ: 'd', ন: 'n', প: 'p', ফ: 'f', ব: 'b', ভ: 'v', ম: 'm', য: 'j', র: 'r', ল: 'l', শ: 's', ষ: 's', স: 's', হ: 'h' },
}

/** Latin spellings of one sound, longest first. */
const LATIN_SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/bh/g, 'v'],
  [/ch/g, '<'],
  [/sh/g, 's'],
  [/([kgtdj])h/g, '$1'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/</g, 'c'],
  [/[aeiouwy]/g, ''],
]

/** Small letters, Latin digits, one form of ড় ঢ় য়, no joiners. */
function plain(text: string): string {
  return toLatin(text).normalize('NFC').toLowerCase().replace(/[\u200c\u200d]/g, '')
}

function wordsOf(text: string): string[] {
  return plain(text).split(/[^\p{L}\p{M}\p{N}+#]+/u).filter((word) => word !== '')
}

/** The consonant sounds of one word: flutter, phlatar and ফ্লাটার all give `fltr`. Words without two consonants keep their letters. */
export function spellingKey(word: string): string {
  const known = IRREGULAR[plain(word)] ?? plain(word)
  // য and ব under a consonant (ফলা) have no sound of their own; ড় ঢ় are r, য় is a vowel.
  const bengali = known.replace(/্[যব]/g, '').replace(/য়/g, '').replace(/[ডঢ]়/g, 'র')
  const spelt = bengali.replace(/[\u0980-\u09ff]/g, (letter) => BENGALI_SOUNDS[letter] ?? '')
  const sounds = LATIN_SOUNDS.reduce((sound, [spelling, plainer]) => sound.replace(spelling, plainer), spelt).replace(/(.)\1+/g, '$1')
  return sounds.length > 1 ? sounds : known
}

/** True when every word of the query begins a word of the text, by letters or by sound; an empty query matches everything. */
export function matchesSearch(query: string, text: string): boolean {
  const words = wordsOf(text)
  const keys = words.map(spellingKey)
  return wordsOf(query).every((asked) => {
    const key = spellingKey(asked)
    return words.some((word) => word.startsWith(asked)) || keys.some((sound) => sound.startsWith(key))
  })
}
