/**
 * Fetches once the first reads of the phone's tabs and of the learner's own batch, so these pages open
 * offline even if they were never opened before. By then the worker has stored their files.
 * (docs/decisions/0008, 0023)
 */

import { call } from '#src/api/call.ts'
import { buildKey } from '#src/api/client/request.ts'
import { readBatch, readBatches } from '#src/api/contract/batch.ts'
import { readDays } from '#src/api/contract/overview.ts'
import { readAllProgress, readNoteCount, readRecent } from '#src/api/contract/recording.ts'
import { readStudyPlan } from '#src/api/contract/study-plan.ts'
import { findKeptReply, keepReply } from '#src/api/kept-port.ts'
import type { Read } from '#src/api/read.ts'
import type { InputOf, ReplyOf, Row } from '#src/api/row.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { useSession } from '#src/stores/session/session-store.ts'

/** In milliseconds; replies newer than this count as fresh. */
const FRESH = 12 * 60 * 60_000

async function keepRead<R extends Row>({ row, input }: Read<R>): Promise<ReplyOf<R>> {
  const key = buildKey(row, input)
  const kept = findKeptReply(key, row)
  if (kept && getDeviceNow() - kept.fetchedAt < FRESH) return kept.reply as ReplyOf<R>
  const reply = await call(row, input as InputOf<R>, { isQuiet: true })
  keepReply(key, { reply, fetchedAt: getDeviceNow() })
  return reply
}

/**
 * Makes one call at a time, since the page itself has priority. Rejects at the first failure; the next visit
 * continues.
 */
export async function fetchDay(): Promise<void> {
  const { user } = useSession.getState()
  if (user === undefined || user.role === 'teacher') return
  const { data: batches } = await keepRead(readBatches())
  await keepRead(readDays())
  const own = batches.find(({ state }) => state === 'running') ?? batches[0]
  if (own !== undefined && own.state !== 'frozen') {
    await keepRead(readBatch(own._id))
    await keepRead(readStudyPlan(own._id))
  }
  await keepRead(readRecent())
  await keepRead(readAllProgress())
  await keepRead(readNoteCount())
}
