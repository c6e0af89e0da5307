/**
 * Goes on with what waits, ends what may no longer be kept, and asks the server about the rest once a day. Loaded when a visit is first
 * idle, for a person who keeps classes. (ruling R68)
 */

import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { readBatchRecordings, recording } from '#src/api/contract/recording.ts'
import { readStudyPlan } from '#src/api/contract/study-plan.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { endExpired, recordContact, recordRefusal } from '#src/stores/kept/change-kept.ts'
import { checkAllKept } from '#src/stores/kept/check-kept.ts'
import { findKept, findModule, listKept, listModules } from '#src/stores/kept/find-kept.ts'
import { isEnded, type KeptClass, type KeptModule, sumAll, sumKept } from '#src/stores/kept/kept-class.ts'
import { deleteStrayFiles } from '#src/stores/kept/kept-disk.ts'
import { readLimit } from '#src/stores/kept/kept-limit.ts'
import { readKept } from '#src/stores/kept/kept-store.ts'
import { loadPosition, storePosition } from '#src/stores/player/stored-positions.ts'
import { askRecording, fetchForReading, fetchReply } from './fetch-for-reading.ts'
import { keep, listToKeep, takeAlong } from './keep-actions.ts'
import { startKeeping } from './keep-queue.ts'
import { splitParts } from './module-parts.ts'
import { takeModule } from './take-module.ts'
import { isOnWifi } from './wifi.ts'

/**
 * Sends the position of a class that was watched offline, in a tab that is closed by now, unless another device has played on
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
    const isOld = getDeviceNow() - record.contactAt > DAY_MS
    if (isEnded(record) || (!isOld && record.isReadable)) continue
    if (!(await ask(record))) return
    if (record.state === 'done') await fetchForReading(record)
  }
}

async function refreshModules(): Promise<void> {
  for (const record of listModules()) {
    const isOld = getDeviceNow() - record.contactAt > DAY_MS
    if (record.state === 'done' && isOld && !(await takeModule(record, new AbortController().signal))) return
  }
}

/** Takes the module after a kept one along, where the person said so once, on Wi-Fi and below the limit. */
async function takeNext({ id, batchId, wantsFiles, next }: KeptModule): Promise<void> {
  const sum = () => sumAll(sumKept(listKept(), listModules()))
  if (sum() >= readLimit()) return
  const { modules } = await fetchReply(readStudyPlan(batchId))
  const module = modules[modules.findIndex(({ _id }) => _id === id) + 1]
  if (module === undefined || module.state === 'locked' || findModule(module._id)) return
  await takeAlong({ id: module._id, batchId, no: module.no, title: module.title, wantsFiles, next })
  if (next?.classes === undefined) return
  const { rate, ...choice } = next.classes
  const ids = new Set(splitParts(module).recordings.filter((each) => findKept(each) === undefined))
  const cards = (await fetchReply(readBatchRecordings(batchId)))
    .flatMap(({ recordings }) => recordings)
    .filter(({ _id }) => ids.has(_id))
  const bytes = cards.reduce((sum, { duration }) => sum + duration * rate, 0)
  if (cards.length > 0 && sum() + bytes <= readLimit()) await keep(listToKeep(cards, batchId, bytes), choice)
}

async function takeNextModules(): Promise<void> {
  if (!isOnWifi()) return
  for (const module of listModules())
    if (module.next && module.state === 'done') await takeNext(module).catch(() => undefined)
}

export async function resumeKept(): Promise<void> {
  await readKept()
  await endExpired()
  await deleteStrayFiles(new Set([...listKept(), ...listModules()].map(({ id }) => id)))
  await checkAllKept()
  const going = startKeeping()
  await askAll()
  await refreshModules()
  await takeNextModules()
  addEventListener('online', () => void askAll())
  await going
}
