/**
 * The app's API client. It needs neither React nor a store, so that the first questions can leave before those have arrived: what it
 * has to tell them waits until they listen.
 */
import { connectClient } from '#src/api/client/connect.ts'
import type { FailedCall, ShowToast, SessionEnd } from '#src/api/client/ports.ts'
import { device } from '#src/stores/browser/device.ts'
import { guestId } from '#src/stores/browser/guest-id.ts'
import { sessionCookies } from '#src/stores/browser/session-cookies.ts'
import { environment } from './environment.ts'

/** Whom the client tells what happened. */
export interface Listener {
  sessionLost: (to: SessionEnd) => void
  showToast: ShowToast
  callFailed: (failure: FailedCall) => void
}

let listener: Listener | undefined
const untold: ((to: Listener) => void)[] = []

function tell(what: (to: Listener) => void): void {
  if (listener) what(listener)
  else untold.push(what)
}

let isConnected = false

/**
 * Before anything is asked or drawn; with the first questions on their way the client stays as it is until it is listened to.
 * `fetch` stands in for the network (the demo's sandbox inside the page).
 */
export function connectApp(fetch?: typeof globalThis.fetch): void {
  if (isConnected && listener === undefined && fetch === undefined) return
  isConnected = true
  connectClient({
    addresses: environment.addresses,
    tokens: sessionCookies,
    guestId,
    device,
    domain: window.location.hostname,
    onSessionLost: (end) => tell(({ sessionLost }) => sessionLost(end)),
    showToast: (message) => tell(({ showToast }) => showToast(message)),
    onFailed: (failure) => tell(({ callFailed }) => callFailed(failure)),
    // One line in the console of whoever watches the release; the screen's own failed state tells the reader.
    onBrokenReply: (row, cause) => reportError(new Error(`${row.method} ${row.path} broke its promise`, { cause })),
    fetch,
  })
}

/** The stores are there. */
export function clientHeardBy(all: Listener): void {
  listener = all
  for (const what of untold.splice(0)) what(all)
}
