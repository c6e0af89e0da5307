/**
 * Everything that opens over a page, on a press or by itself: one file, fetched and run when the page is
 * first idle.
 */

import { useState } from 'react'
import { LoginPanel } from '#src/features/account/auth/login-panel.tsx'
import { HelpDrawer } from '#src/features/help/support/help-drawer.tsx'
import { ConsentBar } from '#src/features/shell/consent/consent-bar.tsx'
import { PromoPopup } from '#src/features/shell/guest/promo-popup.tsx'
import { PROMO_VISIT, readVisits } from '#src/lib/visit-counter.ts'
import { findStorage } from '#src/stores/browser/guarded-storage.ts'
import { useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { confirmAnswered, useConfirm } from '#src/stores/shell/confirm-store.ts'
import { usePalette } from '#src/stores/shell/palette-store.ts'
import { useShell } from '#src/stores/shell/shell-store.ts'
import { toastClicked, toastClosed, useToasts } from '#src/stores/shell/toast-store.ts'
import { Confirm } from '#src/ui/frame/confirm.tsx'
import { useWasTrue } from '#src/ui/hooks/use-was-true.ts'
import { Toaster } from '#src/ui/states/toaster.tsx'
import { PaletteOfShell } from './palette-of-shell.tsx'

export { beginLateWork } from './late-work.ts'

/** An opened dialog stays mounted, so that its closing animation is seen. */
function ConfirmOfStore() {
  const question = useConfirm((state) => state.question)
  return useWasTrue(question !== undefined) && <Confirm question={question} onAnswer={confirmAnswered} />
}

function ToasterOfStore() {
  const toasts = useToasts((state) => state.toasts)
  return <Toaster toasts={toasts} onClosed={toastClosed} onClicked={toastClicked} />
}

/**
 * For guests who come back often; it chooses the moment to appear by itself. (spec 3 promo popup, spec 4
 * Visit counter)
 */
function PromoOfVisit() {
  const [isOffered] = useState(
    () =>
      readVisits(findStorage('sessionStorage')) >= PROMO_VISIT && useSession.getState().status === 'guest',
  )
  return isOffered && <PromoPopup />
}

export function Shell() {
  const isLoginWanted = useWasTrue(useLoginPanel((state) => state.show))
  const isPaletteWanted = useWasTrue(usePalette((state) => state.isOpen))
  const isHelpWanted = useWasTrue(useShell((state) => state.isAssistantOpen))
  return (
    <>
      {isPaletteWanted && <PaletteOfShell />}
      {isLoginWanted && <LoginPanel />}
      {isHelpWanted && <HelpDrawer />}
      <ConfirmOfStore />
      <ConsentBar />
      <PromoOfVisit />
      <ToasterOfStore />
    </>
  )
}
