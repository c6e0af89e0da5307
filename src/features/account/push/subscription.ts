/** The browser's own subscription, for a server that uses Web Push with VAPID. (decision 0019, RFC 8292) */

function decodeKey(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function isOther(held: ArrayBuffer | null, key: Uint8Array): boolean {
  return held !== null && new Uint8Array(held).join() !== key.join()
}

/**
 * Resolves with its JSON as server libraries read it: `{"endpoint","keys":{"p256dh","auth"}}`, the same text
 * at each visit.
 */
export async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<string> {
  const key = decodeKey(publicKey)
  const held = await pushManager.getSubscription()
  // A browser rejects a new key while there is a subscription with the old one.
  if (held && isOther(held.options.applicationServerKey, key)) await held.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  return JSON.stringify({ endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
}
