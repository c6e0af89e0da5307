/** Names of people in Bengali sentences: the name for a greeting, and case endings. */

import { isBlank } from './invisible.ts'

/** Titles before a name that are not used in a greeting. */
const TITLES =
  /^(?:(?:মোঃ|মোহাঃ|মো\.|মুঃ|মোছাঃ|মোসাঃ|মোছা\.|মোসা\.|মোসাম্মৎ|ডাঃ|ড\.|ডক্টর|ইঞ্জিঃ|প্রফেসর|অধ্যাপক|জনাব|বেগম|শ্রী|শ্রীমতী|md\.?|mohd\.?|mst\.?|most\.?|mr\.?|mrs\.?|ms\.?|dr\.?|prof\.?|engr\.?)\s+)+/iu

/**
 * Gives the name for a greeting: the nickname, else the first word after the titles. `মোঃ রাকিব হোসেন` →
 * `রাকিব`.
 */
export function getCallName(name: string | undefined, nickname?: string | null): string | undefined {
  const own = nickname?.trim()
  if (own && !isBlank(own)) return own
  const plain = name?.trim().normalize('NFC')
  if (!plain || isBlank(plain)) return undefined
  return (plain.replace(TITLES, '') || plain).split(/\s+/)[0]
}

/**
 * Gives the first letter of the greeting name, with its vowel sign or joined letters: `সুমন` → `সু`; a number
 * gives `#`.
 */
export function getInitial(name: string | undefined): string {
  const called = getCallName(name) ?? ''
  return /\p{L}(?:\u09CD\p{L}|\p{M})*/u.exec(called)?.[0].toLocaleUpperCase('en') ?? '#'
}

export type CaseEnding = 'কে' | 'এর'

const VOWEL_SIGN = /[\u09be-\u09cc\u09d7]\u0981?$/u
const VOWEL_LETTER = /[\u0985-\u0994]\u0981?$/u
const BENGALI_LETTER = /[\u0985-\u09b9\u09bc\u09be-\u09cc\u09ce\u09d7\u09dc-\u09df\u0981-\u0983]$/u

/**
 * Adds a case ending to a Bengali name: `সুমাইয়া খাতুনকে`, `রাকিব হোসেনের`, `সুমাইয়ার`; names in other
 * scripts get a hyphen.
 */
export function inflectName(name: string, ending: CaseEnding): string {
  const plain = name.trim()
  if (!BENGALI_LETTER.test(plain)) return `${plain}-${ending}`
  if (ending === 'কে') return `${plain}কে`
  if (VOWEL_SIGN.test(plain)) return `${plain}র`
  return VOWEL_LETTER.test(plain) ? `${plain}য়ের` : `${plain}ের`
}
