/** Opens the page anew with the newest release, whose worker may have to be let in first: the older one hands out its own files. */

import type { WorkerMessage } from './worker-message.ts'

/**
 * Milliseconds that a newer release has to come whole, and then to take over; after either the page is opened anew with what there is. A
 * browser lets the old worker finish its calls first, which takes seconds.
 */
const LONGEST_INSTALL = 8000
const LONGEST_TAKE_OVER = 8000
/**
 * The new page lies on the device and is there within a second. One time in ten a busy Chromium never answers a page that is asked for
 * right after its worker has changed; asked again, it does. Milliseconds.
 */
const STUCK_AFTER = 6000

export function post(worker: ServiceWorker, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of our origin, and has no such argument
  worker.postMessage(message)
}

/** The page is opened anew once the new worker is ready; pages in other tabs stay as they are, and find their old parts stored. */
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

/** For a page whose part is missing: a plain reload would bring the page of the older release again. */
export async function openNewestRelease(): Promise<void> {
  const newer = await findNewer().catch(() => undefined)
  if (newer) takeRelease(newer)
  else window.location.reload()
}
