/**
 * Remembers that this device's person has pushes, and whether they may be shown now. It lies in the cache storage, the one store that
 * page and service worker both read without a library. (ruling R59)
 */
const NAME = 'karigor-push'
/** There from the consent until the session ends, however it ends. */
const ALLOWED = '/push-allowed'
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

/** Nothing is shown from now on, also where no page is open; the worker takes away what is shown. */
export async function stopPushes(isConsentKept: boolean): Promise<void> {
  try {
    if (isConsentKept) await (await caches.open(NAME)).delete(ALLOWED)
    else await caches.delete(NAME)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of our origin, and has no such argument
    navigator.serviceWorker?.controller?.postMessage({ kind: 'forget-push' })
  } catch {
    // Without a cache storage no push was ever allowed.
  }
}
