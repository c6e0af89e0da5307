/** Around every frame: what belongs to the window and not to a page. */

import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { formatPageTitle, unmarkTitle } from '#src/lib/brand.ts'
import { stepToastsClosed } from '#src/stores/shell/toast-store.ts'
import { announce, Announcer } from '#src/ui/frame/announcer.tsx'
import { RouteBar } from '#src/ui/frame/route-bar.tsx'
import { SkipLink } from '#src/ui/frame/skip-link.tsx'
import { LazyParts } from './lazy-parts.tsx'

/** Closes the messages of the page that was left, and says the title of the one that a navigation has opened, unless its heading, which takes the focus and is read out, says the same. */
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

/** All pages that are opened by their address have one key: without their own place the next would open where the one before was left. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

export function Root() {
  useAnnouncement()
  return (
    <>
      <SkipLink />
      <RouteBar />
      <Outlet />
      <LazyParts />
      <Announcer />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}
