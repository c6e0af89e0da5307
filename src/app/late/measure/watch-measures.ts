/** Waits for the consent and then loads the measuring code; nothing of it loads before. (rulings R65, R80) */

import type { DataRouter } from 'react-router'
import { isMeasured } from '#src/lib/measure-hosts.ts'
import { hasAgreed } from '#src/stores/browser/consent.ts'
import { useConsent } from '#src/stores/shell/consent-store.ts'
import { readPattern } from './page-views.ts'

/** Builds in which nothing is measured contain none of it. */
export function watchMeasures(router: DataRouter): void {
  if (!isMeasured(import.meta.env.VITE_APP_ENV, import.meta.env.VITE_DEMO === '1')) return
  // The consent may come on a later page than the first.
  const landing = readPattern(router)
  const begin = () => {
    if (!hasAgreed()) return
    stop()
    import('./measures.ts').then(
      ({ startMeasures }) => startMeasures(router, landing),
      () => undefined,
    )
  }
  const stop = useConsent.subscribe(begin)
  begin()
}
