/**
 * Remembers that the person on this device has pushes, and whether they may be shown now. Uses the cache
 * storage, the only store that page and service worker can both read without a library. (ruling R59)
 */

import { ALLOWED, NAME } from './stop-pushes.ts'

/** Survives an expired session, so that the same person's next session has pushes again. */
const CONSENT = '/push-consent'

/** False if the browser stored nothing: the worker would then show nothing. */
export async function allowPushes(consent: object): Promise<boolean> {
  try {
    const cache = await caches.open(NAME)
    await cache.put(CONSENT, new Response(JSON.stringify(consent)))
    await cache.put(ALLOWED, new Response())
    return true
  } catch {
    return false
  }
}

/** Undefined if nobody has agreed, or the browser stores nothing. */
export async function readPushConsent(): Promise<unknown> {
  try {
    return await (await caches.match(CONSENT, { cacheName: NAME }))?.json()
  } catch {
    return undefined
  }
}

export async function mayShowPushes(): Promise<boolean> {
  try {
    return (await caches.match(ALLOWED, { cacheName: NAME })) !== undefined
  } catch {
    return false
  }
}
