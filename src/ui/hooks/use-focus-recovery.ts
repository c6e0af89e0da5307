/**
 * For an element whose children come and go: if the focused row or button disappears or is disabled, the
 * focus moves to the next one and not to the top of the page.
 */

import { type RefObject, useEffect, useRef } from 'react'

const STOPS =
  'a[href], button:enabled, input:enabled:not([type="hidden"], [tabindex="-1"]), select:enabled, textarea:enabled'

/** In Tab order. */
function listStops(place: HTMLElement): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(STOPS)]
}

/**
 * Moves the focus to what now is where the lost one was, or to the element itself if nothing is left in it.
 * For that it needs a name and `tabIndex={-1}`.
 */
export function useFocusRecovery<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    const place = ref.current
    if (!place) return undefined
    let held: { stop: Element; at: number } | undefined
    const onFocus = ({ target }: FocusEvent) => {
      const stop = target as HTMLElement
      held = { stop, at: Math.max(listStops(place).indexOf(stop), 0) }
    }
    const observer = new MutationObserver(() => {
      const isLost = held && (!held.stop.isConnected || held.stop.matches(':disabled'))
      if (!held || !isLost || document.activeElement !== document.body) return
      const stops = listStops(place)
      const next = stops[Math.min(held.at, stops.length - 1)] ?? place
      next.focus({ preventScroll: true })
    })
    place.addEventListener('focusin', onFocus)
    observer.observe(place, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      observer.disconnect()
      place.removeEventListener('focusin', onFocus)
    }
  }, [])
  return ref
}
