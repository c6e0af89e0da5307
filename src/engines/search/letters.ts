/**
 * Normalises letters that have several forms, and lists the words of a text: spellings that differ between
 * keyboards, old files and Windows become one word here.
 */

import { convertToLatin } from '#src/lib/bn.ts'

/** Forms that Unicode normalisation keeps separate: the ৎ of old files, and letters of Assamese keyboards. */
const OTHER_FORMS: readonly (readonly [form: RegExp, letter: string])[] = [
  [/\u09a4\u09cd\u200d/g, '\u09ce'],
  [/\u09f0/g, '\u09b0'],
  [/\u09f1/g, '\u09ac'],
  [/\u0985\u09be/g, '\u0986'],
  [/[\u200c\u200d]/g, ''],
]

/** Lower case, Latin digits, no joiners, and one form for each letter. */
export function foldLetters(text: string): string {
  return OTHER_FORMS.reduce(
    (folded, [form, letter]) => folded.replace(form, letter),
    convertToLatin(text).normalize('NFC').toLowerCase(),
  )
}

/** The Bengali names of Latin letters. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  এ: 'a',
  বি: 'b',
  সি: 'c',
  ডি: 'd',
  ই: 'e',
  এফ: 'f',
  জি: 'g',
  এইচ: 'h',
  আই: 'i',
  জে: 'j',
  কে: 'k',
  এল: 'l',
  এম: 'm',
  এন: 'n',
  ও: 'o',
  পি: 'p',
  কিউ: 'q',
  আর: 'r',
  এস: 's',
  টি: 't',
  ইউ: 'u',
  ভি: 'v',
  এক্স: 'x',
}
const NAME = new RegExp(
  Object.keys(LETTER_NAMES)
    .toSorted((one, other) => other.length - one.length)
    .join('|'),
  'g',
)

/** The words of a text as written; they include characters of programming languages (C++, C#). */
export const WORD = /(?:[\p{L}\p{M}\p{N}+#]|\u200c|\u200d)+/gu

/** The words of a text; separate letter names, as in ইউ আই, are one word. */
export function listWords(text: string): string[] {
  const words: string[] = []
  let hasName = false
  for (const word of foldLetters(text).match(WORD) ?? []) {
    const isName = Object.hasOwn(LETTER_NAMES, word)
    if (isName && hasName) words[words.length - 1] += word
    else words.push(word)
    hasName = isName
  }
  return words
}

/** Suffixes of Bengali words, longest first: অফিসের, গুগলে and ব্যাচগুলো are about অফিস, গুগল and ব্যাচ. */
const ENDING = /(?<!\u09cd)(?:গুলোর|গুলোতে|গুলো|গুলি|টির|টাকে|টিকে|য়ের|দের|ের|(?<!ং)কে|তে|টি|টা|ে|র|\u09af\u09bc)$/

/** The least number of letters that a word keeps. */
const SHORTEST = 3

/** The word without its suffix, if it has one. */
export function dropEnding(word: string): string {
  const stem = word.replace(ENDING, '')
  return stem.length >= SHORTEST ? stem : word
}

/** Reads a word spelt with letter names: এইচটিএমএল is html, ইউআই is ui. Undefined for other words. */
export function readLetterNames(word: string): string | undefined {
  const names = word.match(NAME) ?? []
  return names.length > 1 && names.join('') === word
    ? names.map((name) => LETTER_NAMES[name]).join('')
    : undefined
}
