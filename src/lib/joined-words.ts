/**
 * Latin words with a Bengali ending, such as `React-এ`: browsers break lines after the hyphen, which splits
 * the word.
 */

const JOINED = /(\S*[\w.]-[\u0980-\u09FF]\S*)/

export interface TextPart {
  /** The offset of the part in the text. */
  from: number
  text: string
  /** A word that a line must not break. */
  isWhole: boolean
}

export function splitJoinedWords(text: string): TextPart[] {
  let from = 0
  return text.split(JOINED).map((part, turn) => {
    const begin = from
    from += part.length
    return { from: begin, text: part, isWhole: turn % 2 === 1 }
  })
}
