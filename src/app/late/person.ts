/**
 * Delivers, counts and deletes a person's data on the device, and fetches pages for offline use. Loaded and run when the page is first idle; for guests only if something is queued.
 */

import { deleteOldAttempts } from '#src/features/exam/exam-room/attempt/indexed-db.ts'
import { syncAttempts } from '#src/features/exam/exam-room/attempt/sync-attempts.ts'
import { offers } from '#src/lib/features.ts'
import { listMemoryKeys } from '#src/stores/browser/guarded-storage.ts'
import '#src/stores/moments/forget-moments.ts'
import { removeOldPapers as deleteOldPapers } from '#src/stores/papers/kept-papers.ts'
import { markDeckGone } from '#src/stores/review/deck-mark.ts'
import { findKeptOwner, forgetKept } from '#src/stores/session/forget-kept.ts'
import { findPapersOwner, forgetPapers } from '#src/stores/session/forget-papers.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getPersonId } from '#src/stores/session/session-store.ts'
import { countUnsentWork } from '../outbox/count-unsent.ts'
import { fetchDay } from './fetch-day.ts'
import { listOpenablePages } from './openable-pages.ts'
import { sendWaiting } from './send-waiting.ts'

/** Deletes what somebody else has kept; the rest of the code comes only for a person who keeps classes. (ruling R68) */
async function resumeKept(): Promise<void> {
  await forgetKept(offers.keptClasses ? getPersonId() : undefined)
  if (!offers.keptClasses || findKeptOwner() === undefined) return
  await (await import('#src/features/learn/shared/kept/kept-work.ts')).resumeKept()
}

/** Deletes the papers that somebody else has taken, and those of a closed tab after a day. (ruling R87) */
async function removeOldPapers(): Promise<void> {
  forgetPapers(offers.keptPapers ? getPersonId() : undefined)
  if (!offers.keptPapers || findPapersOwner() === undefined) return
  await deleteOldPapers()
}

/** The code of cards (ঝালাই) at a logout, only where a device has some. (ruling R74) */
async function loadCards() {
  if (!offers.review || listMemoryKeys('device:review@').length === 0) return undefined
  return import('#src/stores/review/at-logout.ts')
}
loadCards().catch(() => undefined)
// That file may be missing after a deploy; then a later page deletes what is marked here.
runAtSessionEnd((ending, owner) => {
  if (offers.review && ending === 'logged-out' && owner !== undefined) markDeckGone(owner)
})

/** The one question about cards belongs to the same moment: somebody is about to log out. */
async function countBeforeLogout() {
  const unsent = await countUnsentWork()
  // Without the question nothing is kept.
  const cards = await loadCards().catch(() => undefined)
  await cards?.askWhetherCardsStay()
  return unsent
}

export const personWork = {
  countUnsentWork: countBeforeLogout,
  deleteOldAttempts,
  fetchDay,
  listOpenablePages,
  removeOldPapers,
  resumeKept,
  sendWaiting,
  syncAttempts,
} as const
