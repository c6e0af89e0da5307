/**
 * Reloads the page with the newest release. Its worker may have to be activated first, since the older one
 * serves its own files.
 */

import { updateAwaited } from '#src/stores/shell/update-store.ts'
import type { WorkerMessage } from './worker-message.ts'

/**
 * Milliseconds for a newer release to install, and then to take over; after either the page reloads with what
 * there is. A browser lets the old worker finish its calls first, which takes seconds.
 */
const LONGEST_INSTALL = 8000
const LONGEST_TAKE_OVER = 8000
/**
 * The new page is on the device and loads within a second. One time in ten, a busy Chromium never answers a
 * page request right after its worker has changed; asked again, it does. In milliseconds.
 */
const STUCK_AFTER = 6000

export function post(worker: ServiceWorker, message: WorkerMessage, ports: Transferable[] = []): void {
  worker.postMessage(message, ports)
}

/** A worker of an older build does not know the question and never answers. In milliseconds. */
const LONGEST_ANSWER = 2000

/** The name of a worker's build. */
export function askRelease(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
    port1.start()
    setTimeout(() => resolve(undefined), LONGEST_ANSWER)
    post(worker, { kind: 'tell-release' }, [port2])
  })
}

/**
 * Reloads once the new worker is ready; pages in other tabs stay as they are and find their old files stored.
 */
export function takeRelease(waiting: ServiceWorker): void {
  let isOver = false
  const reload = () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    window.location.reload()
    setTimeout(() => window.location.reload(), STUCK_AFTER)
  }
  const look = () => {
    if (waiting.state === 'activated') reload()
  }
  const timer = setTimeout(reload, LONGEST_TAKE_OVER)
  waiting.addEventListener('statechange', look)
  post(waiting, { kind: 'take-over' })
}

function waitUntilInstalled(worker: ServiceWorker): Promise<ServiceWorker | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve(worker.state === 'redundant' ? undefined : worker)
    }
    worker.addEventListener('statechange', look)
    setTimeout(() => resolve(undefined), LONGEST_INSTALL)
    look()
  })
}

async function findNewer(): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active) return undefined
  if (!registration.waiting) await registration.update()
  const { installing, waiting } = registration
  return waiting ?? (installing ? waitUntilInstalled(installing) : undefined)
}

/** Milliseconds after which the page no longer says that it reloads: the browser may have kept it. */
const LONGEST_WAIT = LONGEST_INSTALL + LONGEST_TAKE_OVER + 2 * STUCK_AFTER

/**
 * For a page with a missing part: a plain reload would load the older release's page again. The release is
 * requested at once, and meanwhile the page says that it is coming.
 */
export async function openNewestRelease(missing: 'page' | 'part' = 'page'): Promise<void> {
  updateAwaited(missing)
  setTimeout(() => updateAwaited(undefined), LONGEST_WAIT)
  const newer = await findNewer().catch(() => undefined)
  if (newer) takeRelease(newer)
  else window.location.reload()
}
