/** Moves the focus after a navigation to the heading of the new page, so that it is read out. */
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The key of the entry a visit begins with; going back to it has the same one, hence the second mark. */
const FIRST_ENTRY = 'default'
let isVisitBegun = false

/**
 * Focuses the heading when the address's path has changed, not on the first load (the browser stands at the top then), not
 * for a change of query or hash. A page's own heading uses it through `PageHeading`.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname } = useLocation()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isFirstPage = key === FIRST_ENTRY && !isVisitBegun
    isVisitBegun = true
    if (shown.current === pathname) return
    shown.current = pathname
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
  }, [key, pathname])
  return heading
}
