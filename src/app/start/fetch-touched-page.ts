/**
 * Fetches the files of a page when its link is pointed at, touched or focused, so that the press waits for none.
 * (docs/decisions/0014)
 */

import { fetchPage } from './fetch-page.ts'

/** A finger points at what it touches, just before it is down. */
const TOUCHES = ['pointerover', 'focusin'] as const

export function fetchTouchedPages(): () => void {
  let last = ''
  const fetchTouched = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.href === last || link.origin !== location.origin) return
    last = link.href
    fetchPage(new URL(link.href)).catch(() => undefined)
  }
  for (const event of TOUCHES) document.addEventListener(event, fetchTouched, { passive: true })
  return () => {
    for (const event of TOUCHES) document.removeEventListener(event, fetchTouched)
  }
}
