/** Counts the pages of a visit by the route's pattern, never by ids or search words: after a yes, and no longer than it holds. (ruling R65) */

import type { DataRouter } from 'react-router'
import { hasAgreed } from '#src/stores/browser/consent.ts'
import { installPixel, type Pixel } from '#src/stores/browser/pixel.ts'
import { useConsent } from '#src/stores/shell/consent-store.ts'

export interface Vendors {
  makePixel: (readPlace: () => string) => Pixel
  countView: (pattern: string) => void
}

/** The pattern of the page that stands: `/course/:slug`. */
export function readPattern({ state }: DataRouter): string {
  return state.matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '*'
}

/** Sends a view for each page from the moment of the yes on; a word taken back ends it at once; the returned function ends the watch. */
export function followPageViews(router: DataRouter, { makePixel, countView }: Vendors): () => void {
  let pixel: Pixel | undefined
  let counted: string | undefined
  const count = () => {
    const { pathname, search } = router.state.location
    // A window over the page has an entry of its own in the way back, and is no page.
    if (router.state.navigation.state !== 'idle' || counted === pathname + search || !hasAgreed()) return
    counted = pathname + search
    const pattern = readPattern(router)
    pixel ??= makePixel(() => readPattern(router))
    pixel('track', 'PageView', {})
    countView(pattern)
    installPixel(pixel)
  }
  const stops = [router.subscribe(count), useConsent.subscribe(count)]
  count()
  return () => stops.forEach((stop) => stop())
}
