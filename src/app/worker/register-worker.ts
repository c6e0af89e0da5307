/** Registers the service worker, and offers a newer release once it is stored on the device. */

import { getDeviceNow } from '#src/lib/server-time.ts'
import { isBusy } from '#src/stores/shell/busy-store.ts'
import { updateReady } from '#src/stores/shell/update-store.ts'
import { askRelease, post, takeRelease } from './take-release.ts'
import type { OpenAddress } from './worker-message.ts'

const WORKER = '/service-worker.js'
/**
 * How often, in milliseconds, a page that stays open for days checks for a newer release when it becomes
 * visible.
 */
const CHECK_INTERVAL = 60 * 60 * 1000

/**
 * Lists the app's files that this page loaded before there was a worker, so that the worker can store them
 * too.
 */
function listLoadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = addresses
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
  return [...new Set(own)]
}

/** Without an older worker this is the first visit, and there is nothing to update. */
async function offer(registration: ServiceWorkerRegistration): Promise<void> {
  const { waiting } = registration
  if (!waiting || !navigator.serviceWorker.controller) return
  updateReady(() => takeRelease(waiting), await askRelease(waiting))
}

/** The browser also looks for a newer worker by itself, so one may already be installing. */
function watch(registration: ServiceWorkerRegistration): void {
  const follow = () =>
    registration.installing?.addEventListener('statechange', () => void offer(registration))
  registration.addEventListener('updatefound', follow)
  follow()
  void offer(registration)
}

function checkRegularly(registration: ServiceWorkerRegistration): void {
  let askedAt = getDeviceNow()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || getDeviceNow() - askedAt < CHECK_INTERVAL) return
    askedAt = getDeviceNow()
    // While offline there is nothing to check.
    void registration.update().catch(() => undefined)
  })
}

/**
 * Opens the target of a pressed push; with an exam or unsent grading open, it opens in a new window. (ruling
 * R59)
 */
function followPushes(open: (to: string) => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<OpenAddress>) => {
    if (data.kind !== 'open-place' || isBusy()) return
    ports[0]?.postMessage('taken')
    open(data.to)
  })
}

/** `open` navigates within this page. */
export async function registerWorker(open: (to: string) => void): Promise<void> {
  // Read before the worker is registered, since its downloads would count among the page's own files.
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
