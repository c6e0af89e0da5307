/** One-time codes as people paste them. (spec 4 OTP verify) */

import { convertToLatin } from './bn.ts'

/** Digits of a code. Our choice: the specification does not say. */
export const OTP_LENGTH = 6

/**
 * Six digits together, or three and three as some messages write them, that are not part of a phone number or
 * an amount.
 */
const CODE = /(?<!\d[-.,]?)\d{6}(?![-.,]?\d)|(?<!\d[\s-]?)\d{3}[\s-]\d{3}(?![\s-]?\d)/g
const CODE_WORD = /otp|code|pin\b|ওটিপি|কোড/gi
/** A word just before it that names another number. */
const OTHER_NUMBER =
  /(?:\b(?:ref|reference|order|txn|trx|trxid|transaction|invoice|ticket|booking|id|a\/c|account)|রেফারেন্স|রেফ|অর্ডার|লেনদেন|ট্রানজেকশন|ইনভয়েস|টিকিট|আইডি)(?:\s*(?:no|number|id|নম্বর|নং))?[\s.:#=-]*$/i

/** A word just before it that names a day or an hour: messages write a code's expiry as `241126`. */
const DATE_WORD =
  /(?:\b(?:valid|expires?|expiry|until|till|upto|before|by|on|date|dated|dt|time|at)|মেয়াদ|তারিখ|পর্যন্ত|সময়)(?:\s*(?:is|till|until|upto|up to|on|at|by|হলো))*[\s.:#=-]*$/i

interface Found {
  code: string
  start: number
  end: number
}

/** Counts the letters between a code and the nearest word for one; infinite without such a word. */
function measureDistance({ start, end }: Found, words: readonly { start: number; end: number }[]): number {
  return Math.min(
    ...words.map((word) => (word.end <= start ? start - word.end : Math.max(0, word.start - end))),
  )
}

/**
 * Finds the code in a text and returns its digits: typed with blanks, pasted with Bengali digits, or inside a
 * whole SMS. The one nearest to a word for "code" wins, never one after a reference, an order or a
 * transaction. Undefined if there is none, or if two are equally near.
 */
export function findOtp(text: string): string | undefined {
  const latin = convertToLatin(text)
  const found = [...latin.matchAll(CODE)]
    .map(({ 0: match, index }) => ({
      code: match.replace(/\D/g, ''),
      start: index,
      end: index + match.length,
    }))
    .filter(({ start }) => {
      const before = latin.slice(Math.max(0, start - 40), start)
      return !OTHER_NUMBER.test(before) && !DATE_WORD.test(before)
    })
  const words = [...latin.matchAll(CODE_WORD)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }))
  const nearest = Math.min(...found.map((each) => measureDistance(each, words)))
  const codes = new Set(
    found.filter((each) => measureDistance(each, words) === nearest).map(({ code }) => code),
  )
  return codes.size === 1 ? [...codes][0] : undefined
}
