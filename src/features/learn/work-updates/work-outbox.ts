/**
 * Sends the queued work updates. A repeat is harmless, since a second update for a date replaces the first.
 * (ruling R57)
 */

import { call } from '#src/api/call.ts'
import { other } from '#src/api/contract/other.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { isRefusal } from '#src/api/outbox/retry.ts'
import { refetch } from '#src/api/use-api.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { words } from './words.ts'
import { WORK, workQueue, type WorkWrite } from './work-queue.ts'

const outbox = makeOutbox<WorkWrite>({
  name: WORK.name,
  getWaiting: () =>
    navigator.onLine ? workQueue.getOwn().filter(({ refusal }) => refusal === undefined) : [],
  getKey: ({ date, writtenAt }) => `${date} ${writtenAt}`,
  send: async ({ date, text, link, writtenAt }, { isLasting }) => {
    await call(other.addWorkUpdate, { body: { date, text, link } }, { isQuiet: true, isLasting })
    showToast({ kind: 'success', message: words.saved })
    await Promise.all([refetch(other.workUpdates), refetch(other.workUpdateToday)])
    // A newer text for that day is sent after it.
    if (workQueue.getItems().some((item) => item.date === date && item.writtenAt === writtenAt))
      workQueue.remove(date)
  },
  onFailure: ({ date }, failure) => {
    if (isRefusal(failure)) workQueue.change(date, { refusal: failure.refusal })
    else if (failure.verdict === 'fault') workQueue.change(date, { refusal: words.fault })
  },
  isInOrder: true,
})

/** Sends all queued updates. */
export const sendWork = outbox.sendAtOnce

/** Stores an update on the device and sends it. */
export function writeWork(date: string, text: string, link: string): void {
  workQueue.put({ date, text, link, writtenAt: getDeviceNow() })
  void sendWork()
}
