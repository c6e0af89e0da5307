/** The last failed call: enough for support to find it, and nothing of its request or response. */

import { isRecent } from '#src/lib/recent.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'

export interface Failure {
  method: string
  /** The row's own path: `recording/:id`, without the ids. */
  path: string
  /** Omitted if there was no response. */
  status?: number
  kind: string
  /** Milliseconds until a busy server wants to be asked again. */
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

/** For a watcher of the whole visit; the returned function stops it. */
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
