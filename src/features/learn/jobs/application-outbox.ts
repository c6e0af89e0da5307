/**
 * Sends the queued applications, each once: the server returns the same application for a repeat. (ruling
 * R54)
 */

import { call } from '#src/api/call.ts'
import { job } from '#src/api/contract/job.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { isRefusal } from '#src/api/outbox/retry.ts'
import { refetch } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { APPLICATIONS, applicationQueue, type WrittenApplication } from './application-queue.ts'
import { words } from './words.ts'

const outbox = makeOutbox<WrittenApplication>({
  name: APPLICATIONS.name,
  getWaiting: () =>
    navigator.onLine ? applicationQueue.getOwn().filter(({ refusal }) => refusal === undefined) : [],
  getKey: ({ post, writtenAt }) => `${post} ${writtenAt}`,
  send: async ({ post, title, cv_url, note }, { isLasting }) => {
    await call(job.apply, { params: { id: post }, body: { cv_url, note } }, { isQuiet: true, isLasting })
    // The open post itself shows the state of its application.
    if (window.location.pathname !== paths.job(post))
      showToast({ kind: 'success', message: words.apply.sentToast(title), isNew: true })
    await Promise.all([refetch(job.one, { params: { id: post } }), refetch(job.list)])
    applicationQueue.remove(post)
  },
  onFailure: ({ post }, failure) => {
    if (isRefusal(failure))
      applicationQueue.change(post, { refusal: failure.error?.fields['cv_url'] ?? failure.refusal })
    else if (failure.verdict === 'fault') applicationQueue.change(post, { refusal: words.apply.fault })
  },
})

/** Sends all queued applications. */
export const sendApplications = outbox.sendAtOnce

/** Stores an application on the device and sends it. */
export function writeApplication(
  written: Pick<WrittenApplication, 'post' | 'title' | 'cv_url' | 'note'>,
): void {
  applicationQueue.put({ ...written, writtenAt: getDeviceNow() })
  void sendApplications()
}
