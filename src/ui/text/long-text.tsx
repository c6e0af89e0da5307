/**
 * A text that may be longer than a page can render at once: its beginning, and a button for each further
 * part.
 */

import { type ReactNode, useState } from 'react'
import { MOST_DRAWN } from '#src/lib/bound-text.ts'
import { Button } from '#src/ui/button.tsx'
import { words } from '#src/ui/words.ts'

/** The rendered part of a text, and the button for more; no button for one that fits. */
export function useDrawnPart(text: string): { part: string; more: ReactNode } {
  const [most, setMost] = useState(MOST_DRAWN)
  const rest = text.length - most
  if (rest <= 0) return { part: text, more: null }
  const more = (
    <Button variant="subtle" size="sm" onClick={() => setMost(most + MOST_DRAWN)}>
      {words.longText.more(rest)}
    </Button>
  )
  return { part: text.slice(0, most), more }
}

export function LongText({ text, className }: { text: string; className?: string | undefined }) {
  const { part, more } = useDrawnPart(text)
  return (
    <>
      <p className={className}>{part}</p>
      {more}
    </>
  )
}
