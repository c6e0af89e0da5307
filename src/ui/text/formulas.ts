/** Draws the formulas of a safe text as MathML, which browsers show by themselves: no fonts and no styles come with it. */
import { renderToString } from 'katex'
import { unescapeHtml } from '#src/lib/plain-text.ts'

/** As in Pandoc: no space inside the signs and no digit behind the last, so that amounts in dollars stay amounts. */
const FORMULA = /\$\$([^$]+)\$\$|\$(?!\s)([^$\n]*[^$\s])\$(?!\d)/g

/** Code as a whole, or one tag: nothing in them is a formula. */
const NO_TEXT = /<(pre|code)\b[\s\S]*?<\/\1>|<(?:"[^"]*"|[^">])*>/g

function drawFormula(source: string, isBlock: boolean): string {
  return renderToString(unescapeHtml(source), { output: 'mathml', displayMode: isBlock, throwOnError: false, trust: false })
}

const drawText = (text: string) =>
  text.replaceAll(FORMULA, (_all, block: string | undefined, line: string | undefined) =>
    drawFormula(block ?? line ?? '', block !== undefined),
  )

/** `safe`: HTML that has been through the allow-list. */
export function drawFormulas(safe: string): string {
  let drawn = ''
  let end = 0
  for (const found of safe.matchAll(NO_TEXT)) {
    drawn += drawText(safe.slice(end, found.index)) + found[0]
    end = found.index + found[0].length
  }
  return drawn + drawText(safe.slice(end))
}
