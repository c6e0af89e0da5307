/**
 * Whether a name in Latin letters is a spelling of a Bengali one: word by word, in the same order. The
 * consonants of a word are the same, and at most one other sound is written otherwise: `Rahman`, `Rohman`,
 * `Rahaman`. Whoever prints such a name asks here first. (ruling R90)
 */

import { LATIN_SHORT_FORMS } from './inside/words.ts'
import { hasBengali } from './latin-name.ts'
import { listSpellings, writePerson } from './write-latin.ts'

const LATIN_NAME = /^[A-Za-z][A-Za-z .'-]{0,79}$/

export const isLatinName = (text: string) => LATIN_NAME.test(text)

/** Capitals stand for a consonant, small letters for what people write in more than one way. */
const SOUNDS: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/qu(?=[aeio])/g, 'K'],
  [/x/g, 'KS'],
  [/chh?/g, 'C'],
  [/sh?/g, 'S'],
  [/ck|kh|[kq]/g, 'K'],
  [/c(?=[eiy])/g, 'S'],
  [/c/g, 'K'],
  [/ph|f/g, 'F'],
  [/bh|[bv]/g, 'B'],
  [/th?/g, 'T'],
  [/dh?/g, 'D'],
  [/[jz]h?/g, 'J'],
  [/ng(?![aeiouyhr])|n/g, 'N'],
  [/gh?/g, 'G'],
  [/rh?/g, 'R'],
  [/[lmp]/g, '$&'],
  [/[ae][iy]/g, 'e'],
  [/ee|ie|y/g, 'i'],
  [/[ao][uw]|o[oa]|[uw]/g, 'o'],
]

/** `e` and `i` are one sound, as `o` and `u` are; a sound written twice is one. */
function listSounds(word: string): string {
  let sounds = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  for (const [pattern, sound] of SOUNDS) sounds = sounds.replaceAll(pattern, sound)
  return sounds
    .replaceAll(/[lmp]/g, (letter) => letter.toUpperCase())
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/[ei]{2,}/g, 'e')
}

const VOWELS = new Set(['ei', 'ie', 'ae', 'ea', 'ao', 'oa'])
const NEVER = 9

/** Consonants are never exchanged, added or left out. */
function countExchange(one: string, other: string): number {
  if (one === other) return 0
  if (!VOWELS.has(one + other)) return NEVER
  return one + other === 'ei' || one + other === 'ie' ? 0 : 1
}

const countGap = (sound: string) => (/[A-Z]/.test(sound) ? NEVER : 1)

function countChanges(one: string, other: string): number {
  let row = [0]
  for (const sound of other) row.push((row.at(-1) ?? 0) + countGap(sound))
  for (const sound of one) {
    const next = [(row[0] ?? 0) + countGap(sound)]
    for (const [at, written] of Array.from(other).entries())
      next.push(
        Math.min(
          (row[at] ?? 0) + countExchange(sound, written),
          (row[at + 1] ?? 0) + countGap(sound),
          (next[at] ?? 0) + countGap(written),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** `মোঃ`, `মো.` and `মোহাম্মদ` are one word, as `Md.` and `Mohammad` are. */
function isShortForm(bengali: string, latin: string): boolean {
  const plain = latin.toLowerCase()
  return LATIN_SHORT_FORMS.some(
    ([written, spelt]) => written.includes(bengali.replace(/\.$/, '')) && spelt.includes(plain),
  )
}

function isSpelling(bengali: string, latin: string): boolean {
  if (!hasBengali(bengali)) return bengali.toLowerCase() === latin.toLowerCase()
  if (isShortForm(bengali, latin)) return true
  const sounds = listSounds(latin)
  return listSpellings(bengali).some((spelt) => countChanges(listSounds(spelt), sounds) <= 1)
}

const splitWords = (name: string, ends: RegExp) => name.normalize('NFC').split(ends).filter(Boolean)

/** A name that is on record in Latin letters has no other spelling. */
export function isSameName(recorded: string, latin: string): boolean {
  if (!hasBengali(recorded)) return recorded === latin
  if (!isLatinName(latin)) return false
  const own = splitWords(recorded.replaceAll(/[\u200c\u200d]/g, ''), /[\s.-]+/)
  const others = splitWords(latin, /[\s.-]+/)
  return own.length === others.length && own.every((word, at) => isSpelling(word, others[at] ?? ''))
}

/** The spelling to print: the person's own where it is one of this name, else the usual one. */
export function chooseLatinName(recorded: string, kept: string | null | undefined): string {
  return kept && isSameName(recorded, kept) ? kept : writePerson(recorded)
}
