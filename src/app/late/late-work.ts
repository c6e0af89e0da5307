/** The work that waits until the first page is shown. */

import type { DataRouter } from 'react-router'
import { refreshPush } from '#src/features/account/push/device.ts'
import { isSomethingStored } from '#src/features/exam/exam-room/attempt/has-stored.ts'
import { offers } from '#src/lib/features.ts'
import { restoreOwn } from '#src/stores/browser/second-place.ts'
import { hasGoneDeck } from '#src/stores/review/deck-mark.ts'
import { findKeptOwner } from '#src/stores/session/forget-kept.ts'
import { findPapersOwner } from '#src/stores/session/forget-papers.ts'
import { removeOldWork } from '#src/stores/session/remove-old-work.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { listWaiting } from '../outbox/has-waiting.ts'
import { loadPerson } from '../outbox/person-file.ts'
import { askForConsent } from './ask-for-consent.ts'
import { reportErrors } from './measure/report-errors.ts'
import { watchMeasures } from './measure/watch-measures.ts'

/** Opens the database of attempts only if there are any. (ruling R16) */
async function removeOldAttempts(before: number, earliest: number): Promise<void> {
  if (!(await isSomethingStored())) return
  const { deleteOldAttempts } = await loadPerson()
  await deleteOldAttempts(before, earliest)
}

/** Sends the push token again, now and after a login, if the person has agreed to pushes. (ruling R59) */
function followPush(): void {
  const refresh = () => {
    if (globalThis.Notification?.permission === 'granted') refreshPush().catch(() => undefined)
  }
  refresh()
  useSession.subscribe((now, before) => now.status === 'signed-in' && before.status === 'guest' && refresh())
}

function sendWork(): void {
  const hasDeletion =
    [findKeptOwner(), findPapersOwner()].some((owner) => owner !== undefined) ||
    (offers.review && hasGoneDeck())
  if (listWaiting().length > 0 || hasDeletion)
    void loadPerson().then(
      ({ sendWaiting, removeOldPapers, resumeKept }) => {
        void sendWaiting()
        removeOldPapers().catch(() => undefined)
        resumeKept().catch(() => undefined)
      },
      () => undefined,
    )
}

/** Sends items queued in an earlier visit, deletes what is too old, and starts the watchers of the visit. */
export function beginLateWork(router: DataRouter): void {
  void restoreOwn().then(() => {
    sendWork()
    removeOldWork(undefined, removeOldAttempts).catch(() => undefined)
  })
  followPush()
  askForConsent(router)
  watchMeasures(router)
  reportErrors(router)
}
