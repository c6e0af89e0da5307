/** Asks once for the word on statistics and advertising, on a page that nobody is at work on. (ruling R65) */
import type { DataRouter } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { getFileOfAddress } from '#src/routes/html-file.ts'
import { isBusy } from '#src/stores/shell/busy-store.ts'
import { consentOpened, useConsent } from '#src/stores/shell/consent-store.ts'
import { latePartAdded } from '#src/stores/shell/late-parts-store.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'

/** Login, checkout, the rooms, and whoever teaches are left in peace. */
const ASKED_IN = ['home', 'guest', 'course', 'learner']

function isAtWork(pathname: string): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
  return (
    isTyping || isBusy() || useShell.getState().isAside || pathname === paths.support() || !ASKED_IN.includes(getFileOfAddress(pathname))
  )
}

function showBar(): void {
  if (!useConsent.getState().isOpen) return
  import('#src/features/shell/consent/consent-bar.tsx').then(
    ({ ConsentBar }) => latePartAdded('consent', ConsentBar),
    () => undefined,
  )
}

export function askForConsent(router: DataRouter): void {
  useConsent.subscribe(showBar)
  showBar()
  if (useConsent.getState().hasAgreed !== undefined) return
  const ask = () => {
    const { location, navigation } = router.state
    if (navigation.state !== 'idle' || isAtWork(location.pathname)) return
    stop()
    consentOpened()
  }
  const stop = router.subscribe(ask)
  ask()
}
