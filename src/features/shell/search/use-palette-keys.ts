/**
 * The keys of the search palette, by physical position: a Bengali layout has neither K nor slash. (ruling
 * R66)
 */

import { useEffect } from 'react'
import { paletteOpened } from '#src/stores/shell/palette-store.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'
import { isComposing } from '#src/ui/hooks/typing-place.ts'

/** Where a slash is a letter. */
const FIELDS = 'input, textarea, select, [contenteditable]'

function isPaletteKey(event: KeyboardEvent): boolean {
  const { code, target } = event
  const isIn = (places: string) => target instanceof Element && target.closest(places) !== null
  if (event.altKey || event.shiftKey || isComposing(event) || isIn('[role=dialog]')) return false
  return event.ctrlKey || event.metaKey ? code === 'KeyK' : code === 'Slash' && !isIn(FIELDS)
}

export function usePaletteKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A full-screen page, such as an exam, links nowhere else.
      if (!isPaletteKey(event) || useShell.getState().isAside) return
      event.preventDefault()
      paletteOpened()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
