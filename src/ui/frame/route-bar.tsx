/** The stitched line at the very top while a page loads; no spinner. (spec 1) */

import NProgress from 'nprogress'
import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import './route-bar.css'

/** A page that loads at once shows no line. */
const SHOW_AFTER_MS = 80

// Its own template says role="bar", which is not a valid role.
NProgress.configure({
  showSpinner: false,
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"></div>',
})

export function RouteBar() {
  const isMoving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => NProgress.start(), SHOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      NProgress.done()
    }
  }, [isMoving])
  return null
}
