/** Marks that nobody sees and that come along with a copied text. */

/** Zero width spaces, marks of the writing direction, soft hyphens and byte order marks, which Unicode calls formats; joiners shape letters and tags flags. */
const MARKS = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}|\u034f/gu
const JOINERS = /\u200c|\u200d/g
/** One letter that is seen: no blank, no mark, no filler that takes space and shows nothing, no mark that chooses a look of a letter. */
const VISIBLE = /[^\ufe0f\u034f\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|[\u{e0020}-\u{e007f}]/u

/** Drops the marks from a text that people read, such as a name: joiners inside words stay, as ক্‍ষ needs them. */
export function dropInvisible(text: string): string {
  return text.replace(MARKS, '')
}

/** Cleans a line that is compared with another, such as an e-mail, a promo code or a search: no marks, no joiners, no blanks around it. */
export function cleanLine(text: string): string {
  return dropInvisible(text).replace(JOINERS, '').trim()
}

/** True when nothing of the text can be seen. Ends at the first letter, since it is asked at each key of a long answer. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

/** A text without marks and without blanks around it; empty when nothing of it can be seen. */
export function trimText(text: string): string {
  return isBlank(text) ? '' : dropInvisible(text).trim()
}
