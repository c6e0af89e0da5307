/**
 * Ends the pushes of this device; separate from the code that starts them, since every page can end a
 * session. (rulings R21, R59)
 */

export const NAME = 'karigor-push'
/** Exists from the consent until the session ends in any way. */
export const ALLOWED = '/push-allowed'

/** From now on nothing is shown, even if no page is open; the worker closes what is shown. */
export async function stopPushes(isConsentKept: boolean): Promise<void> {
  try {
    if (isConsentKept) await (await caches.open(NAME)).delete(ALLOWED)
    else await caches.delete(NAME)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of our origin and has no such argument
    navigator.serviceWorker?.controller?.postMessage({ kind: 'forget-push' })
  } catch {
    // Without a cache storage, pushes were never allowed.
  }
}
