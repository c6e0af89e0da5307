/** Opens the page anew with the newest release, whose worker may have to be let in first: the older one hands out its own files. */

import type { WorkerMessage } from './worker-message.ts'

/**
 * Milliseconds that a newer release has to come whole, and then to take over; after either the page is opened anew with what there is. A
 * browser lets the old worker finish its calls first, which takes seconds.
 */
const LONGEST_INSTALL = 8000
const LONGEST_TAKE_OVER = 8000

export function post(worker: ServiceWorker, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of our origin, and has no such argument
  worker.postMessage(message)
}

/**
 * The page is opened anew once the new worker answers for it; pages in other tabs stay as they are, and find their old parts stored. Only
 * once: on a slow line the new page is still on its way when the time is over.
 */
export function takeRelease(waiting: ServiceWorker): void {
  const reload = () => {
    clearTimeout(timer)
    window.location.reload()
  }
  const timer = setTimeout(reload, LONGEST_TAKE_OVER)
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
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
