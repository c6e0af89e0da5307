/**
 * Remembers that pushes may be shown on this device, from the consent until the session ends. It lies in the cache storage, the one
 * store that page and service worker both read without a library. (ruling R59)
 */
const NAME = 'karigor-push'
const KEY = '/push-allowed'

/** False where the browser kept nothing: the worker would then show nothing. */
export async function allowPushes(): Promise<boolean> {
  try {
    await (await caches.open(NAME)).put(KEY, new Response())
    return true
  } catch {
    return false
  }
}

export async function mayShowPushes(): Promise<boolean> {
  try {
    return (await caches.match(KEY, { cacheName: NAME })) !== undefined
  } catch {
    return false
  }
}

/** Nothing is shown from now on, also where no page is open; the worker then gives its subscription back. */
export async function stopPushes(): Promise<void> {
  try {
    await caches.delete(NAME)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of our origin, and has no such argument
    navigator.serviceWorker?.controller?.postMessage({ kind: 'forget-push' })
  } catch {
    // Without a cache storage no push was ever allowed.
  }
}
