/**
 * Distinguishes formulas in a text from amounts of money and from program code, which also use dollar signs.
 * (ruling R45)
 */

import { unescapeHtml } from './plain-text.ts'

/**
 * `$…$` or `$$…$$`. The first sign follows no word and no bracket of code, and is followed by something that
 * can begin a formula. The last sign has no space before it, and no name, number or bracket after it: that
 * would be the next variable in `$a+$b`.
 */
const PAIR =
  /\$\$([^$]+)\$\$|(?<![\w০-৯\\$+*)\]}?.%@#/])\$(?=[A-Za-z0-9০-৯\\([|+-])([^$\n]*[^$\s])\$(?![\w০-৯${([@#])/g

const TEX_SIGN = /[\\^_=]/
const OPERAND = /[A-Za-z0-9০-৯]/
/** One-letter variables with operators, as in `$2n+1$` and `$O(n)$`. */
const SHORT_NAMES = /^(?!.*[A-Za-z]{2})(?=.*[A-Za-z])[\w\s০-৯()[\]+\-*/<>,.|!']+$/
const CODE_SIGN = /(?<!\\);|==|=>|&&|["`]/

function isFormula(source: string): boolean {
  const text = unescapeHtml(source)
  return OPERAND.test(text) && !CODE_SIGN.test(text) && (TEX_SIGN.test(text) || SHORT_NAMES.test(text))
}

export interface TextPiece {
  /** As written, with its dollar signs. */
  text: string
  /** Set if the piece is a formula. */
  formula: { source: string; isBlock: boolean } | undefined
}

/** Splits a text, plain or HTML without its tags, into formulas and the text between them. */
export function splitFormulas(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: all, 1: block, 2: line, index } of text.matchAll(PAIR)) {
    const source = block ?? line ?? ''
    if (!isFormula(source)) continue
    if (index > end) pieces.push({ text: text.slice(end, index), formula: undefined })
    pieces.push({ text: all, formula: { source, isBlock: block !== undefined } })
    end = index + all.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), formula: undefined })
  return pieces
}

export const hasFormula = (text: string) =>
  text.includes('$') && splitFormulas(text).some(({ formula }) => formula !== undefined)
