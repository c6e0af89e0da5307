/** Surrounds every frame with what belongs to the window rather than to a page. */

import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { formatPageTitle, unmarkTitle } from '#src/lib/brand.ts'
import { stepToastsClosed } from '#src/stores/shell/toast-store.ts'
import { announce, Announcer } from '#src/ui/frame/announcer.tsx'
import { RouteBar } from '#src/ui/frame/route-bar.tsx'
import { SkipLink } from '#src/ui/frame/skip-link.tsx'
import { UpdatePrompt } from './frames/banners/update-prompt.tsx'
import { LazyParts } from './lazy-parts.tsx'
import { useHeldPlace } from './use-held-place.ts'

/**
 * Closes the toasts of the previous page and announces the title of the new one. It stays silent if the new
 * page's heading gets the focus and has the same text, since that is read out.
 */
function useAnnouncement(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    stepToastsClosed()
    const heading = document.querySelector('h1')?.textContent ?? undefined
    const title = unmarkTitle(document.title)
    if (title !== formatPageTitle(heading)) announce(title)
  }, [pathname])
}

/**
 * Pages opened by their address all have the same key. Without the path, the next one would open at the
 * scroll position of the one before.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export function Root() {
  useAnnouncement()
  useHeldPlace(placeOf(useLocation()))
  return (
    <>
      <SkipLink />
      <RouteBar />
      <UpdatePrompt />
      <Outlet />
      <LazyParts />
      <Announcer />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}
