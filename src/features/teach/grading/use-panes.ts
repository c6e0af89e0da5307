/** The three panes on a phone lie beside each other in a strip that is swiped; the segments at the top follow and lead. */
import { type RefObject, useEffect, useRef, useState } from 'react'

export type Pane = 'queue' | 'work' | 'marks'

const PANES: readonly Pane[] = ['queue', 'work', 'marks']

interface Panes {
  place: RefObject<HTMLDivElement | null>
  pane: Pane
  toPane: (pane: Pane) => void
}

function scrollTo(strip: HTMLElement | null, pane: Pane, behavior: ScrollBehavior): void {
  strip?.scrollTo?.({ left: PANES.indexOf(pane) * strip.clientWidth, behavior })
}

/** A submission that comes onto the desk, or why it does not, is seen first; before that there is nothing to swipe to. */
export function usePanes(submissionId: string, isThere: boolean): Panes {
  const place = useRef<HTMLDivElement>(null)
  const [pane, setPane] = useState<Pane>('work')
  /** Where a segment leads: on the way there the panes that pass by are not shown as chosen. */
  const goal = useRef<Pane>(undefined)

  useEffect(() => {
    goal.current = undefined
    scrollTo(place.current, 'work', 'instant')
  }, [submissionId, isThere])

  useEffect(() => {
    const strip = place.current
    if (strip === null) return undefined
    const onScroll = () => {
      // On a desk nothing scrolls sideways.
      if (strip.scrollWidth <= strip.clientWidth) return
      const passing = PANES[Math.round(strip.scrollLeft / strip.clientWidth)] ?? 'work'
      if (goal.current === undefined || goal.current === passing) setPane(passing)
    }
    const onEnd = () => {
      goal.current = undefined
      onScroll()
    }
    const stop = new AbortController()
    strip.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal })
    // A finger takes over.
    for (const end of ['scrollend', 'touchstart', 'wheel']) strip.addEventListener(end, onEnd, { passive: true, signal: stop.signal })
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
