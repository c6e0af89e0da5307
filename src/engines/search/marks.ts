/** Marks in a text what the search has found. */

import { listAskedWords } from './inside/other-words.ts'
import { foldLetters, WORD } from './letters.ts'
import { listNames, listTerms, WEIGHT } from './word-index.ts'

export interface TextPart {
  text: string
  /** The start offset, used as its key. */
  from: number
  isMark: boolean
}

/** How much text is shown before a match. */
const BEFORE = 24

/** Splits texts at the words that match the query. */
export function buildMarker(query: string): (text: string) => TextPart[] {
  const asked = listAskedWords(query)
  const names = asked.flatMap((word) => listNames(word).filter(([, weight]) => weight === WEIGHT.name))
  const terms = new Set([...asked.flatMap(listTerms), ...names.map(([name]) => name)])
  const isFound = (word: string) =>
    listTerms(word).some((term) => terms.has(term)) ||
    asked.some((each) => each.length > 1 && word.startsWith(each))
  return (text) => {
    const parts: TextPart[] = []
    let end = 0
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (!isFound(foldLetters(word))) continue
      if (index > end) parts.push({ text: text.slice(end, index), from: end, isMark: false })
      parts.push({ text: word, from: index, isMark: true })
      end = index + word.length
    }
    return end < text.length ? [...parts, { text: text.slice(end), from: end, isMark: false }] : parts
  }
}

/** Cuts a long text so that the match is near its beginning. */
export function cutAround(text: string, mark: (text: string) => TextPart[]): string {
  const at = mark(text).find(({ isMark }) => isMark)?.from ?? 0
  if (at <= BEFORE) return text
  const start = text.indexOf(' ', at - BEFORE)
  return `…${text.slice(start < 0 || start > at ? at : start + 1)}`
}
