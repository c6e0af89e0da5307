/**
 * Bengali names and titles in Latin letters, for papers in English: the usual spelling where it is known, and
 * a rule for the rest. What is in Latin letters already stays as it is.
 */

import { convertToLatin } from '#src/lib/bn.ts'
import ownTitles from '../../lib/owner/english-titles.json' with { type: 'json' }
import { LATIN_NAMES, LATIN_PHRASES, LATIN_WORDS } from './inside/words.ts'
import { hasBengali } from './latin-name.ts'

const toMap = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => [pair[0]?.normalize('NFC') ?? '', pair.slice(1)] as const))

const CONSONANTS = toMap(
  'কk খkh গg ঘgh ঙng চch ছchh জj ঝjh ঞn টt ঠth ডd ঢdh ণn তt থth দd ধdh নn পp ফf বb ভbh মm যj রr লl শsh ষsh সs হh',
)
/** A letter with a dot below is two characters in normal form. */
const DOTTED = toMap('ড়r ঢ়rh য়y'.replaceAll('\u09bc', ''))
const VOWELS = toMap('অa আa ইi ঈi উu ঊu ঋri এe ঐoi ওo ঔou')
const SIGNS = toMap('াa িi ীi ুu ূu ৃri েe ৈoi োo ৌou')
const OTHERS = toMap('ৎt ংng ঃh ঁ')
const [JOINT, DOT] = ['\u09cd', '\u09bc']

/** Consonants with no vowel between them, and the vowel after them; undefined where none is written. */
interface Syllable {
  consonants: string
  vowel: string | undefined
}

/** `অ্যা` and `্যা` spell the vowel of "app". */
const simplify = (word: string) => word.normalize('NFC').replaceAll('অ্যা', 'আ').replaceAll('্যা', 'া')

function splitSyllables(word: string): Syllable[] {
  const found: Syllable[] = []
  let open = ''
  const letters = Array.from(simplify(word))
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? ''
    const isDotted = letters[at + 1] === DOT
    const consonant = (isDotted && DOTTED.get(letter)) || CONSONANTS.get(letter)
    if (isDotted) at++
    if (consonant === undefined) {
      const vowel = VOWELS.get(letter) ?? OTHERS.get(letter) ?? ''
      found.push({ consonants: '', vowel })
      continue
    }
    // Below another consonant this letter is a "y".
    open += open !== '' && letter === 'য' && !isDotted ? 'y' : consonant
    const next = letters[at + 1] ?? ''
    if (next === JOINT) {
      at++
      continue
    }
    const sign = SIGNS.get(next)
    if (sign !== undefined) at++
    found.push({ consonants: open, vowel: sign })
    open = ''
  }
  return open === '' ? found : [...found, { consonants: open, vowel: '' }]
}

/** An unwritten vowel is spoken at the beginning, after joined letters, and before another one without vowel. */
function isSpoken(all: readonly Syllable[], at: number): boolean {
  const own = all[at]?.consonants ?? ''
  const isJoined = own.replaceAll(/[cgkpstdbj]h|ng/g, 'x').length > 1
  if (at === all.length - 1) return isJoined
  if (at === 0 || isJoined) return true
  const next = all[at + 1]
  const isBefore = next?.vowel === undefined || next.consonants === ''
  return isBefore && all[at - 1]?.vowel === undefined ? false : isBefore && at + 1 < all.length
}

function spell(word: string, unwritten = 'a'): string {
  const all = splitSyllables(word)
  const text = all
    .map(({ consonants, vowel }, at) => consonants + (vowel ?? (isSpoken(all, at) ? unwritten : '')))
    .join('')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Endings that English says with other words, or not at all. */
const ENDING = /(?:গুলো|গুলি|দের|ের|টি|টা)$/

function findWord(word: string): string | undefined {
  const whole = word.normalize('NFC')
  return LATIN_WORDS.get(whole) ?? LATIN_WORDS.get(whole.replace(ENDING, ''))
}

const writeWord = (word: string) => findWord(word) ?? spell(word.normalize('NFC'))
const writeNameWord = (word: string) => LATIN_NAMES.get(word.normalize('NFC')) ?? spell(word.normalize('NFC'))

/** Letters below another one are often silent, and a sign above one may be an `n`. */
const SILENT: readonly (readonly [pattern: RegExp, spoken: string])[] = [
  [/(?!)/g, ''],
  [/\u09cd[বম]/g, ''],
  [/ক্ষ(?:\u09cd[বম])?/g, 'খ'],
  [/য\u09bcা/g, 'আ'],
  [/ঁ/g, 'ন'],
  [/ছ/g, 'স'],
]

/** All spellings of a word by the table and by the rule, which writes an unwritten vowel as `a` or `o`. */
export function listSpellings(word: string): string[] {
  const whole = word.normalize('NFC')
  const known = LATIN_NAMES.get(whole) ?? LATIN_NAMES.get(`${whole}.`)
  const spoken = SILENT.map(([pattern, letter]) => whole.replaceAll(pattern, letter))
  return [
    ...(known === undefined ? [] : [known]),
    ...spoken.flatMap((each) => [spell(each), spell(each, 'o')]),
  ]
}

const WORDS = /(?:[\u0980-\u09e5\u09f0-\u09ff\u200c\u200d]+[.]?)/g

const tidy = (text: string) =>
  LATIN_PHRASES.reduce(
    (written, [bengali, english]) => written.replaceAll(bengali, english),
    text
      .normalize('NFC')
      .replaceAll('-এর', '')
      .replaceAll('।', '.')
      .replaceAll(/[\u200c\u200d]/g, ''),
  )

function writeWords(text: string, writeOne: (word: string) => string): string {
  const latin = text.replaceAll(WORDS, (word) => {
    if (word.endsWith('.') && !LATIN_NAMES.has(word)) return `${writeOne(word.slice(0, -1))}.`
    return writeOne(word)
  })
  return convertToLatin(latin)
}

/** Names of places and institutions: `চট্টগ্রাম কলেজ` → `Chattogram College`. */
export const writeLatin = (text: string) => (hasBengali(text) ? writeWords(tidy(text), writeWord) : text)

/** Names of persons, which may be words as well: `নুসরাত জাহান` → `Nusrat Jahan`. */
export const writePerson = (text: string) =>
  hasBengali(text) ? writeWords(text.replaceAll(/[\u200c\u200d]/g, ''), writeNameWord) : text

const OWN_TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries(ownTitles).map(([bengali, english]) => [bengali.normalize('NFC'), english]),
)

/** What has a meaning, in English; undefined where a word is not known: a spelt one would say nothing. */
function translate(text: string): string | undefined {
  const own = OWN_TITLES.get(text.normalize('NFC'))
  if (own !== undefined || !hasBengali(text)) return own ?? text
  let isKnown = true
  const english = tidy(text).replaceAll(WORDS, (word) => {
    const found = findWord(word) ?? findWord(word.replace(/\.$/, ''))
    isKnown &&= found !== undefined
    return found ?? word
  })
  return isKnown ? convertToLatin(english) : undefined
}

/** A title on a paper in English, and what of it stays in Bengali letters. */
export interface EnglishTitle {
  english: string
  bengali: string
}

/** `অ্যাসাইনমেন্ট ২: খরচের হিসাব` → `Assignment 2` beside `খরচের হিসাব`. */
export function translateTitle(title: string): EnglishTitle {
  const own = translate(title)
  if (own !== undefined) return { english: own, bengali: '' }
  const parts = title.split(/:\s+/)
  const english = parts.map(translate)
  const known = english.findIndex((part) => part === undefined)
  if (known < 0) return { english: english.join(': '), bengali: '' }
  return { english: english.slice(0, known).join(': '), bengali: parts.slice(known).join(': ') }
}
