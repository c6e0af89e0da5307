import { type RefObject, useEffect } from 'react'
import { isComposing } from '#src/ui/hooks/typing-place.ts'

/** Closes what is open over a page: Esc (the focus returns to its first button), a press or a focus outside. */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      onClose()
      root.current?.querySelector('button')?.focus()
    }
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onClose()
    }
    const stop = new AbortController()
    document.addEventListener('keydown', onKey, { signal: stop.signal })
    document.addEventListener('pointerdown', onOutside, { signal: stop.signal })
    document.addEventListener('focusin', onOutside, { signal: stop.signal })
    return () => stop.abort()
  }, [root, isOpen, onClose])
}
