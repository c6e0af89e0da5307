/**
 * Collects outdated replies on screen that could not be renewed, or are being renewed. The frame shows one notice for all of them,
 * unless the page itself says that there is no connection. (docs/decisions/0023)
 */

interface OldReply {
  /** Milliseconds since 1970; undefined if unknown. */
  fetchedAt: number | undefined
  /** Fetches again; omitted if the frame knows how. */
  retry?: () => void
  /** A newer one is on its way. */
  isRenewing?: boolean
}

const shown = new Map<symbol, OldReply>()
/** Parts of the page that say that there is no connection. */
let tellers = 0
const listeners = new Set<() => void>()

function notify(): void {
  for (const listen of listeners) listen()
}

/** Counts while a reader shows it; the returned function removes it. */
export function addOldReply(reply: OldReply): () => void {
  const reader = Symbol('reader')
  shown.set(reader, reply)
  notify()
  return () => {
    shown.delete(reader)
    notify()
  }
}

export function subscribeToOldReplies(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** The page says from now on that there is no connection, until the returned function runs. */
export function tellOffline(): () => void {
  tellers += 1
  notify()
  return () => {
    tellers -= 1
    notify()
  }
}

/** Parts of the page that are not on the device. */
let gaps = 0

/** Counts a part that cannot be shown without a connection, until the returned function runs. */
export function addGap(): () => void {
  gaps += 1
  notify()
  return () => {
    gaps -= 1
    notify()
  }
}

export const hasGaps = () => gaps > 0

export function isOfflineTold(): boolean {
  return tellers > 0
}

/** When the oldest was fetched, 0 if unknown; undefined if there is nothing to say: all is new, being fetched, or the page tells it. */
export function findOldestReply(): number | undefined {
  return findOldest(({ isRenewing }) => isRenewing !== true)
}

/** Like {@link findOldestReply}, for replies that wait for a newer one. */
export function findOldestRenewing(): number | undefined {
  return findOldest(({ isRenewing }) => isRenewing === true)
}

function findOldest(isMeant: (reply: OldReply) => boolean): number | undefined {
  const meant = [...shown.values()].filter(isMeant)
  return meant.length === 0 || isOfflineTold()
    ? undefined
    : Math.min(...meant.map(({ fetchedAt }) => fetchedAt ?? 0))
}

export function retryOldReplies(): void {
  for (const { retry } of shown.values()) retry?.()
}
