import { type RefObject, useEffect, useState } from 'react'

/**
 * How far below the window's edge loading begins: so near that a first visit without scrolling does not load
 * it.
 */
const MARGIN = '120px'

/** True once the element has come near the window, and from then on. */
export function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (isNear || element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      {
        rootMargin: `0px 0px ${MARGIN}`,
      },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear, place])
  return isNear
}
