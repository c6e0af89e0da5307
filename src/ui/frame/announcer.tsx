/** Announces something invisible to screen readers: one permanent region, mounted once by the app. */

import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'

let spoken = { text: '', count: 0 }
const listeners = new Set<() => void>()

/** Read out when the screen reader is idle; the same text twice is read twice. */
export function announce(text: string): void {
  spoken = { text, count: spoken.count + 1 }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function Announcer() {
  const { text, count } = useSyncExternalStore(
    listen,
    () => spoken,
    () => spoken,
  )
  return (
    <div aria-live="polite" aria-atomic="true">
      {/* A new element each time: unchanged text would not be read again. */}
      <VisuallyHidden key={count}>{text}</VisuallyHidden>
    </div>
  )
}
