/**
 * Computes how far up a bottom bar must be so that it covers no other bar: menus and pay bars appear and
 * disappear with the page and its scrolling.
 */

import { type RefObject, useEffect, useState } from 'react'

/** A menu, and a bar above it. */
const MOST_BARS = 3

function findBar(y: number, line: Element | null): Element | undefined {
  const hit = document.elementsFromPoint?.(window.innerWidth / 2, y) ?? []
  return hit.find(
    (element) => !line?.contains(element) && ['fixed', 'sticky'].includes(getComputedStyle(element).position),
  )
}

/** In pixels; anything that covers half of the window is not a bar. */
export function measureFreeBottom(line: Element | null): number {
  const { innerHeight } = window
  let top = innerHeight
  for (let bars = 0; bars < MOST_BARS; bars += 1) {
    const bar = findBar(top - 2, line)?.getBoundingClientRect().top
    if (bar === undefined || bar >= top || bar < innerHeight / 2) break
    top = bar
  }
  return innerHeight - top
}

export function useFreeBottom(line: RefObject<Element | null>, place: string): number {
  // Before the bar is in the page: measuring it there counts as having shown it below, and it would move up.
  const [bottom, setBottom] = useState(() => measureFreeBottom(null))
  useEffect(() => {
    const measure = () => setBottom(measureFreeBottom(line.current))
    measure()
    // Bars slide in after the page has rendered.
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
