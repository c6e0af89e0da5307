/** Latin words with a Bengali ending, as in `React-এ`: browsers break lines after the hyphen, which tears the word apart. */

const JOINED = /(\S*[\w.]-[\u0980-\u09FF]\S*)/

/** The text in turns: what may be broken anywhere, a word to keep whole, and so on. */
export function splitJoinedWords(text: string): string[] {
  return text.split(JOINED)
}
