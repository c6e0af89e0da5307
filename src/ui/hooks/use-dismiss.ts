import { type RefObject, useEffect, useRef } from 'react'
import { isComposing } from '#src/ui/hooks/typing-place.ts'

/**
 * Closes what is open over a page: on Esc (the focus returns to its first button, or the link that opened
 * it), or on a press or focus outside. A press closes it after its release, since the pressed element must
 * not move away under the finger.
 */
export function useDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!isOpen) return undefined
    // A press may span a render, so the listeners stay.
    const close = () => latest.current()
    const stop = new AbortController()
    const { signal } = stop
    let pressed: EventTarget | null | undefined
    const isOutside = (target: EventTarget | null | undefined) =>
      target instanceof Node && !root.current?.contains(target)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      close()
      root.current?.querySelector<HTMLElement>('a[aria-expanded], button')?.focus()
    }
    const onPress = ({ target }: Event) => {
      pressed = target
    }
    const onRelease = ({ type }: Event) => {
      const wasOutside = isOutside(pressed)
      pressed = undefined
      // The click comes first, after the release; a press that became a scroll has none.
      if (wasOutside && type === 'pointerup') setTimeout(() => signal.aborted || close())
    }
    // A press moves the focus before its release.
    const onFocus = ({ target }: Event) => pressed === undefined && isOutside(target) && close()
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onPress, { signal, capture: true })
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, onRelease, { signal, capture: true })
    document.addEventListener('focusin', onFocus, { signal })
    return () => stop.abort()
  }, [root, isOpen])
}
