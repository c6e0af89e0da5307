/** Marks that nobody sees and that come along with a copied text. */

/** Zero width spaces, marks of the writing direction, soft hyphens and byte order marks, which Unicode calls formats; joiners shape letters and tags flags. */
const MARKS = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}|\u034f/gu
const JOINERS = /\u200c|\u200d/g
/** Fillers that take space and show nothing; a mark that chooses a look is none without a letter. */
const FILLERS = /[\u115f\u1160\u2800\u3164\uffa0]|\ufe0f/g

/** Drops the marks from a text that people read, such as a name: joiners inside words stay, as ক্‍ষ needs them. */
export function dropInvisible(text: string): string {
  return text.replace(MARKS, '')
}

/** Cleans a line that is compared with another, such as an e-mail, a promo code or a search: no marks, no joiners, no blanks around it. */
export function cleanLine(text: string): string {
  return dropInvisible(text).replace(JOINERS, '').trim()
}

/** True when nothing of the text can be seen. */
export function isBlank(text: string): boolean {
  return cleanLine(text.replace(FILLERS, '')) === ''
}

/** A text without marks and without blanks around it; empty when nothing of it can be seen. */
export function trimText(text: string): string {
  return isBlank(text) ? '' : dropInvisible(text).trim()
}
