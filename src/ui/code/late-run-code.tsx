/** Code is run where somebody presses for it; until then nothing of it is here. (docs/decisions/0035) */

import { Suspense } from 'react'
import { offers } from '#src/lib/features.ts'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import type { RunCodeProps } from './run-code.tsx'

const Nothing = () => null
const LateRunCode = offers.code
  ? defineLazy(async () => (await import('./run-code.tsx')).RunCode, Nothing)
  : Nothing
const LateRunBlocks = offers.code
  ? defineLazy(async () => (await import('./run-blocks.tsx')).RunBlocks, Nothing)
  : Nothing

const LANGUAGES = 'js|javascript|html|sql|sqlite|py|python|python3'
const LANGUAGE = new RegExp(`^(?:${LANGUAGES})$`, 'i')
const BLOCK = new RegExp(`<code[^>]* class="?language-(?:${LANGUAGES})\\b`, 'i')

/** An answer, or a block whose language is known. */
export function RunCode(props: RunCodeProps) {
  if (!offers.code || !LANGUAGE.test(props.language)) return null
  return (
    <Suspense fallback={null}>
      <LateRunCode {...props} />
    </Suspense>
  )
}

/** Stands behind a text from a teacher, in the same element, and runs the code blocks in it. */
export function RunBlocks({ html }: { html: string }) {
  if (!offers.code || !BLOCK.test(html)) return null
  return (
    <Suspense fallback={null}>
      <LateRunBlocks html={html} />
    </Suspense>
  )
}
