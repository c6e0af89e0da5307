/** The keys of the search palette, by their place on the keyboard: a Bengali layout has no K and no slash of its own. (ruling R66) */
import { useEffect } from 'react'
import { paletteOpened } from '#src/stores/shell/palette-store.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'
import { isComposing, isTypingPlace } from '#src/ui/hooks/typing-place.ts'

function isPaletteKey(event: KeyboardEvent): boolean {
  const { code, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (altKey || shiftKey || isComposing(event)) return false
  if (ctrlKey || metaKey) return code === 'KeyK' && !(target instanceof Element && target.closest('[role=dialog]'))
  return code === 'Slash' && !isTypingPlace(target, code)
}

export function usePaletteKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A page that is all there is, as an exam, leads nowhere else.
      if (!isPaletteKey(event) || useShell.getState().isAside) return
      event.preventDefault()
      paletteOpened()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
