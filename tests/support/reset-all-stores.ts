/**
 * Resets every store between two tests. In the product each store forgets by itself when a session ends
 * (`forget.ts`).
 */

import { reset as resetRefusal } from '#src/features/exam/shared/mark-question/refusal-store.ts'
import { reset as resetPressedMarks } from '#src/features/learn/jobs/mark-store.ts'
import { reset as resetPlayerSettings } from '#src/features/learn/player/player-settings-store.ts'
import { reset as resetSleepTimer } from '#src/features/learn/player/sleep-timer-store.ts'
import { reset as resetRemembered } from '#src/features/learn/review/remembered-store.ts'
import { reset as resetPromo } from '#src/features/shell/guest/promo-store.ts'
import { reset as resetSavingLine } from '#src/features/shell/saving/saving-line-store.ts'
import { reset as resetAsked } from '#src/features/teach/grading/asked/asked-store.ts'
import { reset as resetPapers } from '#src/features/teach/grading/by-question/papers-store.ts'
import { reset as resetPlaces } from '#src/features/teach/grading/by-question/place-store.ts'
import { reset as resetGradingSettings } from '#src/features/teach/grading/keys/grading-settings-store.ts'
import { forgetOrder } from '#src/features/teach/grading/reasons/reason-order-store.ts'
import { reset as resetActs } from '#src/features/teach/grading/saving/acts-store.ts'
import { reset as resetBooking } from '#src/stores/booking-store.ts'
import { reset as resetSaving } from '#src/stores/browser/saving-store.ts'
import { reset as resetDrafts } from '#src/stores/drafts/draft-store.ts'
import { reset as resetGradingDrafts } from '#src/stores/grading/grading-draft-store.ts'
import { reset as resetMarks } from '#src/stores/grading/marks-store.ts'
import { reset as resetKept } from '#src/stores/kept/kept-store.ts'
import { reset as resetMeter } from '#src/stores/meter/meter-store.ts'
import { reset as resetKeptPapers } from '#src/stores/papers/papers-store.ts'
import { reset as resetPlayback } from '#src/stores/player/playback-store.ts'
import { reset as resetLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { dropResumeLocation } from '#src/stores/session/resume-location.ts'
import { reset as resetSession } from '#src/stores/session/session-store.ts'
import { reset as resetConfirm } from '#src/stores/shell/confirm-store.ts'
import { reset as resetConsent } from '#src/stores/shell/consent-store.ts'
import { reset as resetMaintenance } from '#src/stores/shell/maintenance-store.ts'
import { reset as resetPalette } from '#src/stores/shell/palette-store.ts'
import { reset as resetPhoneBar } from '#src/stores/shell/phone-bar-store.ts'
import { reset as resetSheets } from '#src/stores/shell/sheet-store.ts'
import { reset as resetShell } from '#src/stores/shell/shell-store.ts'
import { reset as resetTitleMarks } from '#src/stores/shell/title-mark-store.ts'
import { reset as resetToasts } from '#src/stores/shell/toast-store.ts'
import { reset as resetUndecided } from '#src/stores/shell/undecided-store.ts'
import { updatePutOff } from '#src/stores/shell/update-store.ts'
import { reset as resetPageNotes } from '#src/stores/uploads/page-notes-store.ts'
import { reset as resetUploads } from '#src/stores/uploads/upload-store.ts'

/** The session comes before the stores that depend on it, and the toasts at the end. */
export const RESETS: readonly (() => void)[] = [
  resetSaving,
  resetSavingLine,
  resetGradingDrafts,
  resetMarks,
  forgetOrder,
  resetBooking,
  resetConfirm,
  resetConsent,
  resetMaintenance,
  resetLoginPanel,
  resetPageNotes,
  resetPalette,
  resetPressedMarks,
  resetActs,
  resetAsked,
  resetRefusal,
  resetPapers,
  resetPlaces,
  resetPhoneBar,
  resetKept,
  resetKeptPapers,
  resetPlayback,
  resetPlayerSettings,
  resetSleepTimer,
  resetRemembered,
  resetPromo,
  resetSheets,
  resetShell,
  resetTitleMarks,
  resetUndecided,
  resetUploads,
  updatePutOff,
  resetDrafts,
  resetSession,
  resetMeter,
  resetGradingSettings,
  dropResumeLocation,
  resetToasts,
]

export function resetAllStores(): void {
  for (const reset of RESETS) reset()
}
