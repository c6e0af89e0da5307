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

  useEffect(() => {
    scrollTo(place.current, 'work', 'instant')
  }, [submissionId, isThere])

  useEffect(() => {
    const strip = place.current
    if (strip === null) return undefined
    const onScroll = () => {
      // On a desk nothing scrolls sideways.
      if (strip.scrollWidth <= strip.clientWidth) return
      setPane(PANES[Math.round(strip.scrollLeft / strip.clientWidth)] ?? 'work')
    }
    strip.addEventListener('scroll', onScroll, { passive: true })
    return () => strip.removeEventListener('scroll', onScroll)
  }, [])

  return {
    place,
    pane,
    toPane: (next) => {
      setPane(next)
      scrollTo(place.current, next, 'smooth')
    },
  }
}
