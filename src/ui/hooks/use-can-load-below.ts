/**
 * True a moment after the first paint, or as soon as the visitor does something: content below the fold may
 * load now.
 */

import { useEffect, useState } from 'react'

/** Long enough for the first screen to be painted and usable on a slow connection. */
const DELAY_MS = 1200
const VISITOR_EVENTS = ['scroll', 'pointerdown', 'keydown', 'hashchange', 'beforeprint'] as const

export function useCanLoadBelow(): boolean {
  const [canLoad, setCanLoad] = useState(() => globalThis.location?.hash !== '')
  useEffect(() => {
    if (canLoad) return undefined
    const allow = () => setCanLoad(true)
    const timer = setTimeout(allow, DELAY_MS)
    VISITOR_EVENTS.forEach((event) => window.addEventListener(event, allow, { passive: true }))
    return () => {
      clearTimeout(timer)
      VISITOR_EVENTS.forEach((event) => window.removeEventListener(event, allow))
    }
  }, [canLoad])
  return canLoad
}
