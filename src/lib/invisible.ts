/** Invisible characters that come along with copied text. */

/**
 * Zero-width spaces, direction marks, soft hyphens and byte order marks, which Unicode calls format
 * characters. Joiners are kept because they shape letters, and tag characters because they form flags.
 */
const MARKS = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}|\u034f/gu
const JOINERS = /\u200c|\u200d/g
/** One visible character: no blank, no mark, no invisible filler, no variation selector. */
const VISIBLE = /[^\ufe0f\u034f\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|[\u{e0020}-\u{e007f}]/u

/**
 * Removes invisible characters from a text that people read, such as a name: joiners inside words stay, as
 * ক্‍ষ needs them.
 */
export function dropInvisible(text: string): string {
  return text.replace(MARKS, '')
}

/**
 * Cleans a line that is compared with another, such as an e-mail, a promo code or a search: no marks, no
 * joiners, no surrounding blanks.
 */
export function cleanLine(text: string): string {
  return dropInvisible(text).replace(JOINERS, '').trim()
}

/**
 * Tells whether nothing of the text is visible. Stops at the first visible letter, since it runs at each key
 * of a long answer.
 */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

/** A text without invisible characters and surrounding blanks; empty if nothing of it is visible. */
export function trimText(text: string): string {
  return isBlank(text) ? '' : dropInvisible(text).trim()
}
