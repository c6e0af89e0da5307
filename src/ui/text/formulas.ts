/**
 * Renders the formulas of a safe text as MathML, which browsers show by themselves: no fonts and no styles
 * are needed.
 */

import { renderToString } from 'katex'
import { type TextPiece, splitFormulas } from '#src/lib/formula.ts'
import { unescapeHtml } from '#src/lib/plain-text.ts'

/** A code block, or one tag: nothing in them is a formula. */
const NO_TEXT = /<(pre|code)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|[^">])*>/g

/** Limits for one formula and one text; anything beyond them is shown as written. */
const MOST_SIGNS = 2000
const MOST_DEPTH = 60
const MOST_FORMULAS = 200
/** In em. */
const LARGEST_SIZE = 20

/** The depth of nested groups. */
function measureDepth(source: string): number {
  let depth = 0
  let most = 0
  for (const [sign] of source.matchAll(/\\left\b|\\right\b|\\begin\b|\\end\b|\\.|[{}]/g)) {
    if (sign === '{' || sign === '\\left' || sign === '\\begin') depth += 1
    if (sign === '}' || sign === '\\right' || sign === '\\end') depth -= 1
    most = Math.max(most, depth)
  }
  return most
}

/** KaTeX limits only some of its commands, and none of them below zero (`\\kern{-9999em}`). */
const boundSizes = (mathml: string) =>
  mathml.replaceAll(/="[+-]?[\d.]+(?:em|ex|pt|px|mu)"/g, (attribute) => {
    const size = Number.parseFloat(attribute.slice(2))
    const bounded = Math.max(-LARGEST_SIZE, Math.min(size, LARGEST_SIZE))
    return size === bounded ? attribute : `="${bounded}em"`
  })

function drawFormula({ text, formula }: TextPiece): string {
  if (formula === undefined) return text
  const source = unescapeHtml(formula.source)
  if (source.length > MOST_SIGNS || measureDepth(source) > MOST_DEPTH) return text
  try {
    const options = {
      output: 'mathml',
      throwOnError: false,
      trust: false,
      maxSize: LARGEST_SIZE,
      maxExpand: 200,
    } as const
    return boundSizes(renderToString(source, { ...options, displayMode: formula.isBlock }))
  } catch {
    // KaTeX catches only its own errors, and not a RangeError from its recursion.
    return text
  }
}

/** `safe`: HTML that has passed the allow-list. */
export function drawFormulas(safe: string): string {
  let count = 0
  const drawText = (text: string) =>
    splitFormulas(text)
      .map((piece) =>
        piece.formula !== undefined && (count += 1) > MOST_FORMULAS ? piece.text : drawFormula(piece),
      )
      .join('')
  let drawn = ''
  let end = 0
  for (const found of safe.matchAll(NO_TEXT)) {
    drawn += drawText(safe.slice(end, found.index)) + found[0]
    end = found.index + found[0].length
  }
  return drawn + drawText(safe.slice(end))
}
