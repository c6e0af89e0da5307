/** Rows that are scrolled past read nothing: neither until they stay, nor while the list still moves. */

import { useEffect, useState } from 'react'

const SETTLED_MS = 400

/** The time of the last scroll. Rows read it instead of subscribing, so that a scroll renders none of them. */
let scrolledAt = -SETTLED_MS

export function recordScroll(): void {
  scrolledAt = performance.now()
}

export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let timer = 0
    const wait = (ms: number) => {
      timer = window.setTimeout(() => {
        const left = scrolledAt + SETTLED_MS - performance.now()
        if (left > 0) wait(left)
        else setSettled(true)
      }, ms)
    }
    wait(SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
