/**
 * Goes on with what waits, ends what may no longer be kept, and asks the server about the rest once a day. Loaded when a visit is first
 * idle, for a person who keeps classes. (ruling R68)
 */

import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { recording } from '#src/api/contract/recording.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { endExpired, recordContact, recordRefusal } from '#src/stores/kept/change-kept.ts'
import { checkAllKept } from '#src/stores/kept/check-kept.ts'
import { isEnded, type KeptClass } from '#src/stores/kept/kept-class.ts'
import { deleteStrayFiles } from '#src/stores/kept/kept-disk.ts'
import { listKept, readKept } from '#src/stores/kept/kept-store.ts'
import { loadPosition, storePosition } from '#src/stores/player/stored-positions.ts'
import { askRecording, fetchForReading } from './fetch-for-reading.ts'
import { startKeeping } from './keep-queue.ts'

const DAY = 24 * 60 * 60_000

/**
 * Sends the position of a class that was watched without a line, in a tab that is closed by now, unless another device has played on
 * since. (rulings R26, R68)
 */
async function sendPosition({ id, recording: { duration, recording_type: type } }: KeptClass): Promise<void> {
  const stored = loadPosition(id)
  if (stored === undefined || stored.isSent) return
  const { updated_at: savedAt } = await call(recording.progress, { params: { id } }, { isQuiet: true })
  if (stored.at <= Date.parse(savedAt ?? '1970-01-01')) return
  const { position, watched } = stored
  const body = { position, watched, duration, recording_type: type }
  await call(recording.saveProgress, { params: { id }, body }, { isQuiet: true })
  storePosition(id, { ...stored, isSent: true })
}

/** True if the server was reached. */
async function ask({ id }: KeptClass): Promise<boolean> {
  try {
    recordContact(id, await askRecording(id))
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'http') return false
    recordRefusal(id, error.status)
    return true
  }
}

async function askAll(): Promise<void> {
  if (!navigator.onLine) return
  for (const record of listKept()) {
    await sendPosition(record).catch(() => undefined)
    const isOld = getDeviceNow() - record.contactAt > DAY
    if (isEnded(record) || (!isOld && record.isReadable)) continue
    if (!(await ask(record))) return
    if (record.state === 'done') await fetchForReading(record)
  }
}

export async function resumeKept(): Promise<void> {
  await readKept()
  await endExpired()
  await deleteStrayFiles(new Set(listKept().map(({ id }) => id)))
  await checkAllKept()
  const going = startKeeping()
  await askAll()
  addEventListener('online', () => void askAll())
  await going
}
