/** Ends the pushes of this device; apart from what begins them, since every page can end a session. (rulings R21, R59) */

export const NAME = 'karigor-push'
/** There from the consent until the session ends, however it ends. */
export const ALLOWED = '/push-allowed'

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
