/** One-time codes as people paste them. (spec 4 OTP verify) */
import { convertToLatin } from './bn.ts'

/** Digits of a code. Ours: the specification does not say. */
export const OTP_LENGTH = 6

/** Six digits in one piece that are no part of a phone number or an amount. */
const IN_ONE_PIECE = /(?<!\d[-.,]?)\d{6}(?![-.,]?\d)/
/** Three and three, as some messages write it. */
const IN_TWO_PIECES = /(?<!\d[\s-]?)\d{3}[\s-]\d{3}(?![\s-]?\d)/
/** What stands before the code in most messages; a code after one of these wins over any other six digits. */
const CODE_WORD = /otp|code|pin|ওটিপি|কোড/i

/** The code in a text, digits only: typed with blanks, pasted with Bengali digits, or a whole SMS around it. Undefined when there is none. */
export function findOtp(text: string): string | undefined {
  const latin = convertToLatin(text)
  const fromWord = latin.slice(Math.max(0, latin.search(CODE_WORD)))
  const found = IN_ONE_PIECE.exec(fromWord) ?? IN_TWO_PIECES.exec(fromWord) ?? IN_ONE_PIECE.exec(latin) ?? IN_TWO_PIECES.exec(latin)
  return found?.[0].replace(/\D/g, '')
}
