/** Everything that runs code, in one late file. (docs/decisions/0014) */

import { findRunnable } from '../../inside/run-parts.ts'
import { RunBlocks } from './run-blocks.tsx'
import { Runner } from './runner.tsx'

export interface RunCodeProps {
  /** Code of an answer; without it the blocks of the text are run. */
  code?: string
  /** As the answer names it. */
  language?: string | undefined
  /** The text of the question or task, which has the examples and tables of an answer. */
  text: string
}

export function RunCode({ code, language, text }: RunCodeProps) {
  if (code === undefined) return <RunBlocks text={text} />
  const found = findRunnable(language)
  return found ? <Runner key={found} language={found} code={code} text={text} isAnswer /> : null
}
