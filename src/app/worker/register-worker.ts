/** Registers the service worker, and offers a newer release when it lies on the device. */

import { getDeviceNow } from '#src/lib/server-time.ts'
import { isBusy } from '#src/stores/shell/busy-store.ts'
import { updateReady } from '#src/stores/shell/update-store.ts'
import { post, takeRelease } from './take-release.ts'
import type { OpenAddress } from './worker-message.ts'

const WORKER = '/service-worker.js'
/** A page that stays open for days asks for a newer release so often, in milliseconds, when it is looked at again. */
const CHECK_INTERVAL = 60 * 60 * 1000

/** Own files that this page has loaded, so that the worker knows them too: it was not there yet when they came. */
function listLoadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = addresses
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
  return [...new Set(own)]
}

/** Without an older worker there is nothing to update: this is the first visit. */
function offer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration
  if (!waiting || !navigator.serviceWorker.controller) return
  updateReady(() => takeRelease(waiting))
}

/** The browser looks for a newer worker by itself as well: it may be on its way already. */
function watch(registration: ServiceWorkerRegistration): void {
  const follow = () => registration.installing?.addEventListener('statechange', () => offer(registration))
  registration.addEventListener('updatefound', follow)
  follow()
  offer(registration)
}

function checkRegularly(registration: ServiceWorkerRegistration): void {
  let askedAt = getDeviceNow()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || getDeviceNow() - askedAt < CHECK_INTERVAL) return
    askedAt = getDeviceNow()
    // Without a line there is nothing to ask.
    void registration.update().catch(() => undefined)
  })
}

/** A pressed push leads here; with an exam or an unsent grading open it gets a window of its own. (ruling R59) */
function followPushes(open: (to: string) => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<OpenAddress>) => {
    if (data.kind !== 'open-place' || isBusy()) return
    ports[0]?.postMessage('taken')
    open(data.to)
  })
}

/** `open` goes to a place of ours within this page. */
export async function registerWorker(open: (to: string) => void): Promise<void> {
  // Asked before the worker is let in: what it brings would count among the page's own files.
  const loaded = listLoadedFiles()
  const isFirst = navigator.serviceWorker.controller === null
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
  followPushes(open)
  watch(registration)
  checkRegularly(registration)
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  if (isFirst) post(active, { kind: 'add-files', paths: loaded })
}
