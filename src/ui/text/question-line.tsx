/** The text of a question or an option in one line, as lists show it: plain words, or with its formulas where it has some. */
import { extractPlainText } from '#src/lib/plain-text.ts'
import { mayHaveFormula, QuestionHtml } from './question-html.tsx'

/** Tags that would begin a new line. */
const BLOCKS = /<\/?(?:p|div|ul|ol|li|pre|br|img|h\d)\b[^>]*>/g

export function QuestionLine({ html }: { html: string }) {
  return mayHaveFormula(html) ? <QuestionHtml html={html.replaceAll(BLOCKS, ' ')} /> : extractPlainText(html)
}
