/**
 * On a phone the list and the submission are a row of panes to swipe; the segmented control at the top
 * follows the row and scrolls it.
 */

import { type RefObject, useEffect, useRef, useState } from 'react'

export type Pane = 'queue' | 'paper'

const PANES: readonly Pane[] = ['queue', 'paper']

interface Panes {
  place: RefObject<HTMLDivElement | null>
  pane: Pane
  toPane: (pane: Pane) => void
}

function scrollTo(strip: HTMLElement | null, pane: Pane, behavior: ScrollBehavior): void {
  strip?.scrollTo?.({ left: PANES.indexOf(pane) * strip.clientWidth, behavior })
}

/** Shows the submission whenever another one, or its error, appears. */
export function usePanes(submissionId: string, isThere: boolean): Panes {
  const place = useRef<HTMLDivElement>(null)
  const [pane, setPane] = useState<Pane>('paper')
  /** Target of a scroll by the control: panes passed on the way are not shown as chosen. */
  const goal = useRef<Pane>(undefined)

  useEffect(() => {
    goal.current = undefined
    scrollTo(place.current, 'paper', 'instant')
  }, [submissionId, isThere])

  useEffect(() => {
    const strip = place.current
    if (strip === null) return undefined
    const onScroll = () => {
      // Wide windows show all panes and do not scroll sideways.
      if (strip.scrollWidth <= strip.clientWidth) return
      const passing = PANES[Math.round(strip.scrollLeft / strip.clientWidth)] ?? 'paper'
      if (goal.current === undefined || goal.current === passing) setPane(passing)
    }
    const onEnd = () => {
      goal.current = undefined
      onScroll()
    }
    const stop = new AbortController()
    strip.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal })
    // A touch or wheel cancels the scroll to the target.
    for (const end of ['scrollend', 'touchstart', 'wheel'])
      strip.addEventListener(end, onEnd, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])

  return {
    place,
    pane,
    toPane: (next) => {
      setPane(next)
      goal.current = next
      scrollTo(place.current, next, 'smooth')
    },
  }
}
