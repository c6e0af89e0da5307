/** Asks once for consent to statistics and advertising, on a page where nobody is busy. (ruling R65) */

import type { DataRouter } from 'react-router'
import { isCalmPage } from '#src/features/shell/consent/calm-pages.ts'
import { isMeasured } from '#src/lib/measure-hosts.ts'
import { isBusy } from '#src/stores/shell/busy-store.ts'
import { consentOpened, followConsent, useConsent } from '#src/stores/shell/consent-store.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'

/** Nobody is asked where nothing would be measured anyway. */
function isAnythingCounted(): boolean {
  const isConfigured = Boolean(
    import.meta.env.VITE_AD_PIXEL_ID ||
    import.meta.env.VITE_ANALYTICS_TOKEN ||
    import.meta.env.VITE_REPORT_URL,
  )
  return isConfigured && isMeasured(import.meta.env.VITE_APP_ENV, import.meta.env.VITE_DEMO === '1')
}

function isAtWork(pathname: string): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
  return isTyping || isBusy() || useShell.getState().isAside || !isCalmPage(pathname)
}

export function askForConsent(router: DataRouter): void {
  followConsent()
  if (useConsent.getState().hasAgreed !== undefined || !isAnythingCounted()) return
  const ask = () => {
    // Already answered in another tab.
    if (useConsent.getState().hasAgreed !== undefined) return stop()
    const { location, navigation } = router.state
    if (navigation.state !== 'idle' || isAtWork(location.pathname)) return
    stop()
    consentOpened()
  }
  const stop = router.subscribe(ask)
  ask()
}
