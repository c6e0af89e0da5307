/**
 * Counts page views by the route's pattern, never by ids or search words, and only while the consent holds.
 * (ruling R65)
 */

import type { DataRouter } from 'react-router'
import { hasAgreed } from '#src/stores/browser/consent.ts'
import { installPixel, type Pixel } from '#src/stores/browser/pixel.ts'
import { useConsent } from '#src/stores/shell/consent-store.ts'

export interface Vendors {
  makePixel: (readPlace: () => string) => Pixel
  countView: (pattern: string) => void
}

/** The pattern of the current page, such as `/course/:slug`. */
export function readPattern({ state }: DataRouter): string {
  return state.matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '*'
}

/**
 * Sends a view for each page from the consent on; withdrawing it ends this at once. The returned function
 * stops watching.
 */
export function followPageViews(router: DataRouter, { makePixel, countView }: Vendors): () => void {
  let pixel: Pixel | undefined
  let counted: string | undefined
  const count = () => {
    const { pathname, search } = router.state.location
    // A dialog over the page has its own history entry but is not a page.
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
