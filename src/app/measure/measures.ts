/** All that is measured of a visit after its yes: the pages, and how quickly they came and answered. (rulings R65, R80) */

import type { DataRouter } from 'react-router'
import { followPageViews, readPattern } from './page-views.ts'
import { countView, makePixel } from './vendors.ts'
import { followVitals, postVitals } from './vitals.ts'

export function startMeasures(router: DataRouter, landing: string): void {
  followPageViews(router, {
    makePixel: (readPlace) =>
      makePixel(import.meta.env.VITE_AD_PIXEL_ID, () => import.meta.env.VITE_CLIENT_URL + readPlace()),
    countView: (pattern) => countView(import.meta.env.VITE_ANALYTICS_TOKEN ?? '', pattern),
  })
  // An owner who names no address gets none of it.
  if (import.meta.env.VITE_REPORT_URL === '') return
  followVitals({
    release: import.meta.env.VITE_RELEASE,
    landing,
    readPage: () => readPattern(router),
    send: (vitals) => postVitals(import.meta.env.VITE_REPORT_URL, vitals),
  })
}
