/** Every store as at the start, between two tests. In the product each store forgets by itself when a session ends (`forget.ts`). */
import { reset as resetAcceptances } from './ai-acceptance-store.ts'
import { reset as resetBooking } from './booking-store.ts'
import { reset as resetConfirm } from './confirm-store.ts'
import { reset as resetDrafts } from './draft-store.ts'
import { reset as resetGradingSaves } from './grading-save-store.ts'
import { leftOffDropped } from './left-off.ts'
import { reset as resetLoginPanel } from './login-panel-store.ts'
import { reset as resetModules } from './module-store.ts'
import { reset as resetPromo } from './promo-store.ts'
import { reset as resetRemovals } from './removal-store.ts'
import { reset as resetSession } from './session-store.ts'
import { reset as resetSheets } from './sheet-store.ts'
import { reset as resetShell } from './shell-store.ts'
import { reset as resetTickets } from './ticket-store.ts'
import { reset as resetToasts } from './toast-store.ts'
import { reset as resetUploads } from './upload-store.ts'

const RESETS = [
  resetAcceptances,
  resetGradingSaves,
  resetRemovals,
  resetTickets,
  resetBooking,
  resetConfirm,
  resetLoginPanel,
  resetModules,
  resetPromo,
  resetSheets,
  resetShell,
  resetUploads,
  resetDrafts,
  resetSession,
  leftOffDropped,
  resetToasts,
]

export function resetAllStores(): void {
  for (const reset of RESETS) reset()
}
