/** Every store as at the start: for logout and between tests. */
import { reset as resetBooking } from './booking-store.ts'
import { reset as resetConfirm } from './confirm-store.ts'
import { reset as resetDrafts } from './draft-store.ts'
import { leftOffDropped } from './left-off.ts'
import { reset as resetLoginPanel } from './login-panel-store.ts'
import { reset as resetModules } from './module-store.ts'
import { reset as resetPromo } from './promo-store.ts'
import { reset as resetSession } from './session-store.ts'
import { reset as resetSheets } from './sheet-store.ts'
import { reset as resetShell } from './shell-store.ts'
import { reset as resetToasts } from './toast-store.ts'
import { reset as resetUploads } from './upload-store.ts'

/** What a person did in this visit; toasts stay, since one may just be saying that the session ended. */
export function forgetIntent(): void {
  for (const reset of [resetBooking, resetConfirm, resetLoginPanel, resetModules, resetPromo, resetSheets, resetShell, resetUploads])
    reset()
}

export function resetAllStores(): void {
  forgetIntent()
  for (const reset of [resetDrafts, resetSession, leftOffDropped, resetToasts]) reset()
}
