/**
 * Connects the app's API client without React and stores, so that the first calls can be sent before those
 * have loaded. Events for them are queued until a listener is set.
 */

import { connectClient } from '#src/api/client/connect.ts'
import type { FailedCall, ShowToast, SessionEnd } from '#src/api/client/ports.ts'
import { connectStoredReplies } from '#src/api/replies/replies.ts'
import { device, getGuestId } from '#src/stores/browser/device.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { environment } from './environment.ts'
import { storedReplyTable } from './start/stored-reply-table.ts'

/** Receives the client's events. */
export interface Listener {
  sessionLost: (to: SessionEnd) => void
  undecided: (isUndecided: boolean) => void
  tokensGone: () => void
  showToast: ShowToast
  callFailed: (failure: FailedCall) => void
}

let listener: Listener | undefined
const queued: ((to: Listener) => void)[] = []

function notify(what: (to: Listener) => void): void {
  if (listener) what(listener)
  else queued.push(what)
}

let isConnected = false
let network: typeof fetch | undefined

/**
 * Runs before anything is fetched or rendered. Once preloads have connected the client, it stays unchanged
 * until a listener is set. `fetch` replaces the network (the demo's sandbox inside the page, an adapter).
 */
export function connectApp(fetch?: typeof globalThis.fetch): void {
  if (isConnected && listener === undefined && fetch === network) return
  if (!isConnected) connectStoredReplies(storedReplyTable)
  isConnected = true
  network = fetch
  connectClient({
    addresses: environment.addresses,
    tokens: sessionCookies,
    guestId: getGuestId,
    device,
    domain: window.location.hostname,
    onTokensGone: () => notify(({ tokensGone }) => tokensGone()),
    onUndecided: (isUndecided) => notify(({ undecided }) => undecided(isUndecided)),
    onSessionLost: (end) => notify(({ sessionLost }) => sessionLost(end)),
    showToast: (message) => notify(({ showToast }) => showToast(message)),
    onFailed: (failure) => notify(({ callFailed }) => callFailed(failure)),
    // Logs one line to the console for developers; the screen's own failed state informs the reader.
    onBrokenReply: (row, cause) =>
      reportError(new Error(`${row.method} ${row.path} broke its promise: ${String(cause)}`, { cause })),
    fetch,
  })
}

/** Attaches the listener and replays the queued events. */
export function setClientListener(all: Listener): void {
  listener = all
  for (const what of queued.splice(0)) what(all)
}
