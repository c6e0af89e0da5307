/** Everything that runs code, in one late file. (docs/decisions/0014) */

import { findRunLanguage } from '#src/lib/code/run-parts.ts'
import { FencedBlocks, RunBlocks } from './run-blocks.tsx'
import { Runner } from './runner.tsx'

export interface RunCodeProps {
  /**
   * Code of an answer. Without it the blocks of the text are run: of HTML, behind which this stands in one
   * element, or of plain text, where three backticks stand around code.
   */
  code?: string
  /** As the answer names it. */
  language?: string | undefined
  /** The text of the question or task, which has the examples and tables of an answer. */
  text: string
}

export function RunCode({ code, language, text }: RunCodeProps) {
  if (code === undefined)
    return text.includes('```') ? <FencedBlocks text={text} /> : <RunBlocks html={text} />
  const found = findRunLanguage(language)
  return found ? <Runner key={found} language={found} code={code} text={text} isAnswer /> : null
}
