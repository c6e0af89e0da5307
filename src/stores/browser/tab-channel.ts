/** Tells the other tabs that the session began or ended. BroadcastChannel, or a storage event where it is missing. (rulings R16, R21) */
import { storageOf } from './local-storage.ts'

export type TabNews = 'session-began' | 'session-ended' | 'logged-out'

const NAME = 'karigor-session'
/** Written and removed at once: only the event is wanted, nothing stays in storage. */
const EVENT_KEY = 'karigor-session-news'

function isNews(value: unknown): value is TabNews {
  return value === 'session-began' || value === 'session-ended' || value === 'logged-out'
}

let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(NAME)
  return channel
}

export function tellOtherTabs(news: TabNews): void {
  const open = openChannel()
  if (open !== undefined) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of our own origin, not a window
    open.postMessage(news)
    return
  }
  try {
    storageOf('localStorage')?.setItem(EVENT_KEY, news)
    storageOf('localStorage')?.removeItem(EVENT_KEY)
  } catch {
    // Without storage too, the other tabs learn it from the server's next 401.
  }
}

/** Hears what other tabs tell, until the returned function is called. */
export function hearOtherTabs(hear: (news: TabNews) => void): () => void {
  const open = openChannel()
  const onMessage = (event: MessageEvent<unknown>) => isNews(event.data) && hear(event.data)
  const onStorage = (event: StorageEvent) => event.key === EVENT_KEY && isNews(event.newValue) && hear(event.newValue)
  open?.addEventListener('message', onMessage)
  globalThis.addEventListener?.('storage', onStorage)
  return () => {
    open?.removeEventListener('message', onMessage)
    globalThis.removeEventListener?.('storage', onStorage)
  }
}
