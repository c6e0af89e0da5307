/** Every store as at the start, between two tests. In the product each store forgets by itself when a session ends (`forget.ts`). */
import { reset as resetAcceptances } from './ai-acceptance-store.ts'
import { reset as resetBooking } from './booking-store.ts'
import { reset as resetConfirm } from './confirm-store.ts'
import { reset as resetDrafts } from './draft-store.ts'
import { reset as resetGradingDrafts } from './grading-draft-store.ts'
import { reset as resetGradingSaves } from './grading-save-store.ts'
import { reset as resetGradingSettings } from './grading-settings-store.ts'
import { leftOffDropped } from './left-off.ts'
import { reset as resetLoginPanel } from './login-panel-store.ts'
import { reset as resetModules } from './module-store.ts'
import { reset as resetNotes } from './note-queue-store.ts'
import { reset as resetPhoneBar } from './phone-bar-store.ts'
import { reset as resetPlayback } from './playback-store.ts'
import { reset as resetPlayerSettings } from './player-settings-store.ts'
import { reset as resetPromo } from './promo-store.ts'
import { reset as resetRemovals } from './removal-store.ts'
import { reset as resetSession } from './session-store.ts'
import { reset as resetSheets } from './sheet-store.ts'
import { reset as resetShell } from './shell-store.ts'
import { reset as resetTickets } from './ticket-store.ts'
import { reset as resetTitleMarks } from './title-mark-store.ts'
import { reset as resetToasts } from './toast-store.ts'
import { updatePutOff } from './update-store.ts'
import { reset as resetUploads } from './upload-store.ts'

/** The session before what is read anew for whoever is signed in then, and the toasts at the end. */
export const RESETS: readonly (() => void)[] = [
  resetAcceptances,
  resetGradingDrafts,
  resetGradingSaves,
  resetNotes,
  resetRemovals,
  resetTickets,
  resetBooking,
  resetConfirm,
  resetLoginPanel,
  resetModules,
  resetPhoneBar,
  resetPlayback,
  resetPlayerSettings,
  resetPromo,
  resetSheets,
  resetShell,
  resetTitleMarks,
  resetUploads,
  updatePutOff,
  resetDrafts,
  resetSession,
  resetGradingSettings,
  leftOffDropped,
  resetToasts,
]

export function resetAllStores(): void {
  for (const reset of RESETS) reset()
}
