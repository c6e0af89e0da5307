/**
 * The quiet hours of this device, off by default. They identify nobody and survive a logout. They are in the
 * cache storage, the only store that page and service worker can both read without a library. (rulings R21,
 * R59)
 */

import type { QuietHours } from '#src/lib/quiet-hours.ts'
import { openBroadcast } from './tab-channel.ts'

const NAME = 'karigor-quiet-hours'
const KEY = '/quiet-hours'

/** Damaged text counts as none. */
function parseHours(text: string): QuietHours | undefined {
  const [, from, to] = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? []
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Undefined while they are off, or if the browser stores nothing. */
export async function readQuietHours(): Promise<QuietHours | undefined> {
  try {
    const stored = await caches.match(KEY, { cacheName: NAME })
    return stored && parseHours(await stored.text())
  } catch {
    return undefined
  }
}

/** Undefined turns them off. Returns false if the browser stored nothing. */
export async function writeQuietHours(hours: QuietHours | undefined): Promise<boolean> {
  try {
    if (hours === undefined) await caches.delete(NAME)
    else await (await caches.open(NAME)).put(KEY, new Response(`${hours.from}-${hours.to}`))
  } catch {
    return false
  }
  const channel = openBroadcast(NAME)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
  channel?.postMessage('changed')
  channel?.close()
  return true
}

/** Listens to changes from other tabs until the returned function is called. */
export function listenToQuietHours(hear: () => void): () => void {
  const channel = openBroadcast(NAME)
  channel?.addEventListener('message', hear)
  return () => channel?.close()
}
