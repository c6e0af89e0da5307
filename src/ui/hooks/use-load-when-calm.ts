import { useEffect } from 'react'
import { useCanLoadBelow } from './use-can-load-below.ts'

/** In milliseconds; a busy page must not postpone it for ever. */
const LONGEST_WAIT = 1000

/**
 * Loads what opens on a press, before it is pressed: once the page is drawn and the browser is idle, since a dozen
 * files that begin while a page is being drawn hold the drawing up.
 */
export function useLoadWhenCalm(load: () => Promise<unknown>, isWanted: boolean): void {
  const isCalm = useCanLoadBelow() && isWanted
  useEffect(() => {
    if (!isCalm) return undefined
    const run = () => void load().catch(() => undefined)
    // Safari has no idle callback.
    if (!globalThis.requestIdleCallback) {
      const timer = setTimeout(run, LONGEST_WAIT)
      return () => clearTimeout(timer)
    }
    const id = requestIdleCallback(run, { timeout: LONGEST_WAIT })
    return () => cancelIdleCallback(id)
  }, [isCalm, load])
}
