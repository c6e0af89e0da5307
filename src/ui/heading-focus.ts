/** Where the reader stands after a navigation: at the heading of the new page, which is read out. */
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Focuses the heading when the address's path has changed, not on the first load (the browser stands at the top then), not
 * for a change of query or hash. A page's own heading uses it through `PageHeading`.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const isFirstLoad = key === 'default'
  const shown = useRef(isFirstLoad ? pathname : undefined)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    heading.current?.focus({ preventScroll: true })
  }, [pathname])
  return heading
}
