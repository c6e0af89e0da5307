/**
 * Everything that is measured with consent: page views, and how fast pages load and respond. (rulings R65,
 * R80)
 */

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
  // Without a report address nothing of this is loaded.
  if (import.meta.env.VITE_REPORT_URL === '') return
  followVitals({
    release: import.meta.env.VITE_RELEASE,
    landing,
    readPage: () => readPattern(router),
    send: (vitals) => postVitals(import.meta.env.VITE_REPORT_URL, vitals),
  })
}
