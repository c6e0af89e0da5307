/**
 * Remembers that this device's person has pushes, and whether they may be shown now. It lies in the cache storage, the one store that
 * page and service worker both read without a library. (ruling R59)
 */

import { ALLOWED, NAME } from './stop-pushes.ts'

/** Outlives a session that ran out, so that the same person's next one has pushes again. */
const CONSENT = '/push-consent'

/** False where the browser kept nothing: the worker would then show nothing. */
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

/** Undefined where nobody has agreed, or the browser keeps nothing. */
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
