/** The words of an answer that the assistant's reasons quote. */

import type { AiQuestion } from '#src/api/shapes/ai-suggestion.ts'

const QUOTED = /`([^`\n]{3,})`|“([^”\n]{3,})”/gu

/** Pieces between quotation marks, as they are written. */
export function listQuoted(reason: string): string[] {
  return [...reason.matchAll(QUOTED)].map(([, ticked, quoted]) => (ticked ?? quoted ?? '').trim())
}

export function listJudgedWords({ reason, criteria }: Pick<AiQuestion, 'reason' | 'criteria'>): string[] {
  return [...new Set([reason, ...criteria.map((each) => each.reason)].flatMap(listQuoted))]
}

export interface TextPart {
  text: string
  /** The start offset, used as its key. */
  from: number
  isQuoted: boolean
}

const escape = (piece: string) => piece.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)

/** A quoted stem is found with a short suffix, never inside another word. */
export function splitAtQuoted(text: string, quoted: readonly string[]): TextPart[] {
  if (quoted.length === 0) return [{ text, from: 0, isQuoted: false }]
  // The longest first, so that a phrase is not cut to its first word.
  const pieces = quoted.toSorted((one, other) => other.length - one.length).map(escape)
  const found = new RegExp(
    String.raw`(^|[^\p{L}\p{M}\p{N}])((?:${pieces.join('|')})[\p{L}\p{M}]{0,2})(?![\p{L}\p{M}])`,
    'giu',
  )
  const parts: TextPart[] = []
  let end = 0
  for (const { 1: before = '', 2: word = '', index } of text.matchAll(found)) {
    const from = index + before.length
    if (from > end) parts.push({ text: text.slice(end, from), from: end, isQuoted: false })
    parts.push({ text: word, from, isQuoted: true })
    end = from + word.length
  }
  return end < text.length ? [...parts, { text: text.slice(end), from: end, isQuoted: false }] : parts
}
