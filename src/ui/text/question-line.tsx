/**
 * The text of a question or an option in one line, as lists show it: plain words, with formulas if it has
 * some.
 */

import { boundText, MOST_DRAWN } from '#src/lib/bound-text.ts'
import { hasFormula } from '#src/lib/formula.ts'
import { dropPictureData, extractPlainText } from '#src/lib/plain-text.ts'
import { QuestionHtml } from './question-html.tsx'

/** Tags that would begin a new line. */
const BLOCKS = /<\/?(?:p|div|ul|ol|li|pre|br|img|h\d)\b[^<>]*>/g

export function QuestionLine({ html }: { html: string }) {
  return hasFormula(html) ? (
    <QuestionHtml html={boundText(dropPictureData(html), MOST_DRAWN).replaceAll(BLOCKS, ' ')} />
  ) : (
    extractPlainText(html)
  )
}
