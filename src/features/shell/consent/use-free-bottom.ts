/** How far up a line at the bottom has to stand so that it lies on no bar: menus and pay bars come and go with the page and its scrolling. */

import { type RefObject, useEffect, useState } from 'react'

/** A menu, and a bar above it. */
const MOST_BARS = 3

function findBar(line: Element, y: number): Element | undefined {
  const hit = document.elementsFromPoint?.(window.innerWidth / 2, y) ?? []
  return hit.find(
    (element) => !line.contains(element) && ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  )
}

/** Pixels; what covers half of the window is no bar. */
export function measureFreeBottom(line: Element): number {
  const { innerHeight } = window
  let top = innerHeight
  for (let bars = 0; bars < MOST_BARS; bars += 1) {
    const bar = findBar(line, top - 2)?.getBoundingClientRect().top
    if (bar === undefined || bar >= top || bar < innerHeight / 2) break
    top = bar
  }
  return innerHeight - top
}

export function useFreeBottom(line: RefObject<Element | null>, place: string): number {
  const [bottom, setBottom] = useState(0)
  useEffect(() => {
    const measure = () => line.current && setBottom(measureFreeBottom(line.current))
    measure()
    // Bars slide in when the page has been drawn.
    const later = setTimeout(measure, 400)
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      clearTimeout(later)
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [line, place])
  return bottom
}
