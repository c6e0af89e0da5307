/**
 * A text that may be longer than a page can render at once: its beginning, and a button for each further
 * part.
 */

import { type ReactNode, useState } from 'react'
import { MOST_DRAWN } from '#src/lib/bound-text.ts'
import { Button } from '#src/ui/button.tsx'
import { words } from '#src/ui/words.ts'

/**
 * The rendered part of a text, and the button for more; no button for one that fits. `extra`: letters that
 * are no text, such as the data of a picture.
 */
export function useDrawnPart(text: string, extra = 0): { part: string; more: ReactNode } {
  const [shown, setMost] = useState(MOST_DRAWN)
  const most = shown + extra
  const rest = text.length - most
  if (rest <= 0) return { part: text, more: null }
  const more = (
    <Button variant="subtle" size="sm" onClick={() => setMost(shown + MOST_DRAWN)}>
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
