/** What waits until the first page is there, in one file of its own, so that no first visit carries it. */
import type { DataRouter } from 'react-router'
import { removeOldWork } from '#src/stores/session/remove-old-work.ts'
import { askForConsent } from './ask-for-consent.ts'
import { reportErrors } from '../measure/report-errors.ts'
import { watchPageViews } from '../measure/page-views.ts'
import { offerHelp } from './offer-help.ts'
import { offerPromo } from './offer-promo.ts'
import { watchMaintenance } from './watch-maintenance.ts'
import { sendWaiting } from './send-waiting.ts'

/** Loads the store of attempts only where there is one. (ruling R16) */
async function removeOldAttempts(before: number, earliest: number): Promise<void> {
  const { isSomethingStored } = await import('#src/features/exam/exam-room/attempt/has-stored.ts')
  if (!(await isSomethingStored())) return
  const { deleteOldAttempts } = await import('#src/features/exam/exam-room/attempt/indexed-db.ts')
  await deleteOldAttempts(before, earliest)
}

/** Sends what an earlier visit left, throws away what is too old, and begins what watches over the visit. */
export function beginLateWork(router: DataRouter): void {
  sendWaiting()
  removeOldWork(undefined, removeOldAttempts).catch(() => undefined)
  askForConsent(router)
  offerPromo()
  offerHelp()
  watchPageViews(router)
  watchMaintenance()
  reportErrors(router)
}
