/** Code is run where somebody presses for it; a text or answer without code loads nothing. (docs/decisions/0035) */

import { Suspense } from 'react'
import { offers } from '#src/lib/features.ts'
import { RUN_NAMES } from '#src/lib/languages.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { Boundary } from '#src/ui/states/boundary.tsx'
import type { RunCodeProps } from './inside/run-code.tsx'
import { words } from './inside/words.ts'

/** A language alone, a block of a plain text, or one of HTML. */
const RUNS = new RegExp(`(?:^|\`{3}|<code[^>]* class="?language-)(?:${RUN_NAMES.join('|')})\\b`, 'i')

const Nothing = () => null
const Runs = offers.code
  ? defineLazy<RunCodeProps>(async () => (await import('./inside/run-code.tsx')).RunCode, Nothing)
  : Nothing

export function RunCode(props: RunCodeProps) {
  return offers.code && RUNS.test(props.language ?? props.text) ? (
    <Boundary text={words.states.unshown}>
      <Suspense fallback={null}>
        <Runs {...props} />
      </Suspense>
    </Boundary>
  ) : null
}
