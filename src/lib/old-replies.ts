/**
 * Collects outdated replies on screen that could not be renewed. The frame shows one notice for all of them.
 * (docs/decisions/0023)
 */

interface OldReply {
  /** Milliseconds since 1970; undefined if unknown. */
  fetchedAt: number | undefined
  /** Fetches again; omitted if the frame knows how. */
  retry?: () => void
}

const shown = new Map<symbol, OldReply>()
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

/** When the oldest was fetched, 0 if unknown; undefined if everything on screen is new or being fetched. */
export function findOldestReply(): number | undefined {
  return shown.size === 0
    ? undefined
    : Math.min(...Array.from(shown.values(), ({ fetchedAt }) => fetchedAt ?? 0))
}

export function retryOldReplies(): void {
  for (const { retry } of shown.values()) retry?.()
}
