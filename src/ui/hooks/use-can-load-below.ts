/**
 * True a moment after the first paint of a visit, or as soon as the visitor does something: content below the
 * fold may load now. A page that is opened or returned to afterwards is whole at once, so that Back finds its
 * place.
 */

import { useEffect, useState } from 'react'

/** Long enough for the first screen to be shown and usable on a slow connection. */
const DELAY_MS = 1200
const VISITOR_EVENTS = ['scroll', 'pointerdown', 'keydown', 'hashchange', 'beforeprint'] as const

let hasFirstPageStood = false

export function useCanLoadBelow(): boolean {
  const [canLoad, setCanLoad] = useState(() => hasFirstPageStood || globalThis.location?.hash !== '')
  useEffect(() => {
    if (canLoad) return undefined
    const allow = () => {
      hasFirstPageStood = true
      setCanLoad(true)
    }
    const timer = setTimeout(allow, DELAY_MS)
    VISITOR_EVENTS.forEach((event) => window.addEventListener(event, allow, { passive: true }))
    return () => {
      clearTimeout(timer)
      VISITOR_EVENTS.forEach((event) => window.removeEventListener(event, allow))
    }
  }, [canLoad])
  return canLoad
}
