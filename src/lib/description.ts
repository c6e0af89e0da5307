/** Truncates text without splitting a letter. (spec 1 Sharing tags) */

import { splitGraphemes } from './bn.ts'

/** Length of a sharing description in UTF-16 units. (spec 9) */
const DESCRIPTION_LENGTH = 150

/**
 * At most `length` UTF-16 units from the start, cut at the end of a whole letter; Latin text keeps the exact
 * length.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  let shortened = ''
  // A little more than the limit is enough to find where its last letter ends.
  for (const letter of splitGraphemes(text.slice(0, length + 32))) {
    if (shortened.length + letter.length > length) break
    shortened += letter
  }
  return shortened
}

/** The first 150 characters and an ellipsis; text that fits stays as it is. (spec 1 Sharing tags, spec 9) */
export function shortenDescription(text: string): string {
  return text.length <= DESCRIPTION_LENGTH ? text : `${cutText(text, DESCRIPTION_LENGTH)}…`
}
