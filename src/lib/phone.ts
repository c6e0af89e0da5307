/**
 * Phone numbers: the two rules of the specification, and one normal form for every typed spelling. (spec 5,
 * ruling R32)
 */

import { convertToLatin } from './bn.ts'

/** Optional 88, operator 011 to 019 (not 010), then eight digits. (spec 5 Bangladeshi phone) */
const LOCAL = /^(?:88)?01[1-9][0-9]{8}$/
/** Optional plus, first digit non-zero, 2 to 15 digits in all. (spec 5 International phone) */
const INTERNATIONAL = /^\+?[1-9][0-9]{1,14}$/
/** What surrounds a number in a contact list: a label before it, and its owner in brackets after it. */
const LABEL = /^[^+\d(]*(?:\([^()\d]*\)[^+\d(]*)?/
const NOTE = /\s*\([^()\d]*\)\s*$/

/**
 * Blanks, brackets, dots, slashes, dashes of every width, and the invisible characters of a number copied
 * from a contact list.
 */
const SEPARATORS =
  /[\s().[\]{}/\\,;:'"\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\-\u2010-\u2015\u2212\u00b7\u2022]/g
/** The scheme of a copied link. */
const SCHEME = /^\s*(?:tel|callto|sms|whatsapp)\s*:\s*/i
/** The zero for domestic calls inside a number with its country code: `+880 (0) 1712`. */
const TRUNK_ZERO = /(?<=\d\s*)\(0\)/

/** Tells whether it is a Bangladeshi number, read literally: ASCII digits, no trimming. (spec 5) */
export function isLocalPhone(text: string): boolean {
  return LOCAL.test(text)
}

/** Tells whether it is an international number, read literally: ASCII digits, no trimming. (spec 5) */
export function isInternationalPhone(text: string): boolean {
  return INTERNATIONAL.test(text)
}

/** The number without a leading 880 (and its plus): `8801712345678` → `1712345678`. (spec 5 A leading 880 is stripped) */
export function strip880(phone: string): string {
  return phone.replace(/^\+?880/, '')
}

/** The local form `01XXXXXXXXX` of a cleaned number, or undefined. */
function convertToLocal(cleaned: string): string | undefined {
  const rest = strip880(cleaned).replace(/^\+?(?:88)?/, '')
  const phone = rest.startsWith('1') ? `0${rest}` : rest
  return isLocalPhone(phone) ? phone : undefined
}

const LABEL_WORD =
  /^\W*(?:phone|mobile|mob|cell|tel|contact|call|whatsapp|imo|no|number|ফোন|মোবাইল|মোবা|নম্বর|নাম্বার|নং)[\s.]*(?:no|number|নম্বর|নাম্বার|নং)?[\s.]*$/i

/**
 * Removes only what looks like a label: a word with a colon, a word for a phone, or symbols; other letters
 * may be a mistyped number.
 */
const dropLabel = (label: string) =>
  /\p{L}/u.test(label) && !/[:)#=]\s*$/.test(label) && !LABEL_WORD.test(label) ? label : ''

/** Devanagari digits, as some keyboards type them; NFKC normalises full-width ones. */
const toBengali = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0x80)

/** Plus and digits of the typed text: a leading `00` is the plus of a number dialled abroad. */
function cleanPhone(typed: string): string {
  return convertToLatin(typed.normalize('NFKC').replaceAll(/[०-९]/g, toBengali))
    .replace(SCHEME, '')
    .replace(NOTE, '')
    .replace(LABEL, dropLabel)
    .replace(TRUNK_ZERO, '')
    .replace(SEPARATORS, '')
    .replace(/^00(?=[1-9])/, '+')
}

/**
 * Converts a typed number to the one form that is stored, sent and shown: `01XXXXXXXXX` for a local number,
 * plus and digits for an international one; undefined for neither. A number that can be local is local.
 * (ruling R32)
 */
export function normalisePhone(typed: string): string | undefined {
  const cleaned = cleanPhone(typed)
  const local = convertToLocal(cleaned)
  if (local !== undefined) return local
  return isInternationalPhone(cleaned) ? `+${cleaned.replace('+', '')}` : undefined
}
