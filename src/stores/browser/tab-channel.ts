/**
 * Notifies the other tabs that the session began or ended, or that a reply has changed. Uses
 * BroadcastChannel, or a storage event where that is missing. (rulings R16, R21)
 */

import { removeText, writeText } from './guarded-storage.ts'

export type SessionChange = 'session-began' | 'session-ended' | 'logged-out'
/** Followed by the key of what was read, written or bought in another tab. */
const CHANGED = 'changed:'
export type TabChange = SessionChange | `${typeof CHANGED}${string}`

const NAME = 'karigor-session'
const ALL_CHANGES: readonly unknown[] = [
  'session-began',
  'session-ended',
  'logged-out',
] satisfies SessionChange[]

function isTabChange(value: unknown): value is TabChange {
  return ALL_CHANGES.includes(value) || readChangedKey(value) !== undefined
}

/** Undefined if the session changed. */
export function readChangedKey(change: unknown): string | undefined {
  return typeof change === 'string' && change.startsWith(CHANGED) ? change.slice(CHANGED.length) : undefined
}

export function notifyChanged(key: string): void {
  notifyTabs(`${CHANGED}${key}`)
}

let channel: BroadcastChannel | undefined

/** Also undefined if cookies are blocked, since some browsers then throw when the channel is opened. */
export function openBroadcast(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

function openChannel(): BroadcastChannel | undefined {
  channel ??= openBroadcast(NAME)
  return channel
}

/** Writes and removes at once: only the event matters, and nothing stays in storage. */
function notifyByStorage(change: TabChange): void {
  // If storage fails too, the other tabs learn it from the server's next 401.
  writeText('localStorage', NAME, change)
  removeText('localStorage', NAME)
}

export function notifyTabs(change: TabChange): void {
  const open = openChannel()
  if (open === undefined) notifyByStorage(change)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
  else open.postMessage(change)
}

/** Listens to changes from other tabs until the returned function is called. */
export function listenToTabs(hear: (change: TabChange) => void): () => void {
  const open = openChannel()
  const onMessage = (event: MessageEvent<unknown>) => {
    if (isTabChange(event.data)) hear(event.data)
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === NAME && isTabChange(event.newValue)) hear(event.newValue)
  }
  open?.addEventListener('message', onMessage)
  globalThis.addEventListener('storage', onStorage)
  return () => {
    open?.removeEventListener('message', onMessage)
    globalThis.removeEventListener('storage', onStorage)
  }
}
