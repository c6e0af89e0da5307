/** Marks that nobody sees and that come along with a copied text. */

/** Zero width spaces, marks and overrides of the writing direction, soft hyphens and byte order marks; joiners shape letters and are none. */
const MARKS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\u034f/g
const JOINERS = /\u200c|\u200d/g
/** Fillers that take space and show nothing. */
const FILLERS = /[\ufe00-\ufe0f]|[\u115f\u1160\u2800\u3164\uffa0]/g

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
