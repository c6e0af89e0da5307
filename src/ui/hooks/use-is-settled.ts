/** True a moment after the first paint, or as soon as the visitor does something: what lies below may be fetched now. */
import { useEffect, useState } from 'react'

/** Long enough for the first screen to be painted and usable on a slow line. */
const CALM_MS = 1200
const DEEDS = ['scroll', 'pointerdown', 'keydown', 'hashchange', 'beforeprint'] as const

export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(() => window.location.hash !== '')
  useEffect(() => {
    if (isSettled) return undefined
    const settle = () => setSettled(true)
    const timer = setTimeout(settle, CALM_MS)
    DEEDS.forEach((deed) => window.addEventListener(deed, settle, { passive: true }))
    return () => {
      clearTimeout(timer)
      DEEDS.forEach((deed) => window.removeEventListener(deed, settle))
    }
  }, [isSettled])
  return isSettled
}
