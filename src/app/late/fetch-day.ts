/**
 * Fetches once the first reads of the phone's tabs and of the learner's own batch, so these pages open
 * offline even if they were never opened before. By then the worker has stored their files.
 * (docs/decisions/0008, 0023)
 */

import { buildKey } from '#src/api/client/request.ts'
import { readMe } from '#src/api/contract/auth.ts'
import { readBatch, readBatches } from '#src/api/contract/batch.ts'
import { readDays } from '#src/api/contract/overview.ts'
import { readAllProgress, readNoteCount, readRecent } from '#src/api/contract/recording.ts'
import { readStudyPlan } from '#src/api/contract/study-plan.ts'
import type { Read } from '#src/api/read.ts'
import { findStoredReply, readForScreen } from '#src/api/replies/replies.ts'
import type { InputOf, ReplyOf, Row } from '#src/api/row.ts'
import { HOUR_MS } from '#src/lib/duration.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { useSession } from '#src/stores/session/session-store.ts'

/** In milliseconds; replies newer than this count as fresh. */
const FRESH = 12 * HOUR_MS

async function readOnce<R extends Row>({ row, input }: Read<R>): Promise<ReplyOf<R>> {
  const stored = await findStoredReply(row, buildKey(row, input))
  const isFresh = stored !== undefined && getDeviceNow() - stored.fetchedAt < FRESH
  const { reply } = isFresh ? stored : await readForScreen(row, input as InputOf<R>)
  return reply as ReplyOf<R>
}

/** The day of a second device shows the cards of the account without their page. (ruling R83) */
async function fetchCards(): Promise<void> {
  // The page of cards joins them itself, and must not be changed under a card that is being asked.
  if (!offers.review || location.pathname === paths.review()) return
  const { free_object: record } = await readOnce(readMe())
  const text = record?.['review']
  if (typeof text !== 'string' || text === '') return
  const { bringCards } = await import('#src/features/learn/review/bring-cards.ts')
  await bringCards(text)
}

/**
 * Makes one call at a time, since the page itself has priority. Rejects at the first failure; the next visit
 * continues.
 */
export async function fetchDay(): Promise<void> {
  const { user } = useSession.getState()
  if (user === undefined || user.role === 'teacher') return
  const { data: batches } = await readOnce(readBatches())
  await readOnce(readDays())
  await fetchCards()
  const own = batches.find(({ state }) => state === 'running') ?? batches[0]
  if (own !== undefined && own.state !== 'frozen') {
    await readOnce(readBatch(own._id))
    await readOnce(readStudyPlan(own._id))
  }
  await readOnce(readRecent())
  await readOnce(readAllProgress())
  if (offers.notes) await readOnce(readNoteCount())
}
