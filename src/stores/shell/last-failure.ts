/** The last call that failed: enough for support to find it, and nothing of what was sent or answered. */

import { isRecent } from '#src/lib/recent.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

export interface Failure {
  method: string
  /** The row's own path: `recording/:id`, without the ids. */
  path: string
  /** Left out where there was no answer. */
  status?: number
  kind: string
  /** Milliseconds after which a busy server wishes to be asked again. */
  retryAfter?: number
}

type Watch = (failure: Failure) => void
const watches = new Set<Watch>()

let last: (Failure & { at: number; page: string }) | undefined

export function callFailed(failure: Failure): void {
  const { method, path, status, kind } = failure
  last = { method, path, status, kind, at: getDeviceNow(), page: window.location.pathname }
  for (const watch of watches) watch(failure)
}

/** For what watches over the whole visit; the returned function ends it. */
export function watchFailures(watch: Watch): () => void {
  watches.add(watch)
  return () => watches.delete(watch)
}

/** Finds the failure of this page within the past 10 minutes. (spec 9 recent) */
export function findRecentFailure(page: string): (Failure & { at: number }) | undefined {
  if (last?.page !== page || !isRecent(last.at, getDeviceNow())) return undefined
  const { page: _page, ...failure } = last
  return failure
}

runAtSessionEnd((ending) => {
  if (ending === 'logged-out') last = undefined
})
