/** What on screen is old since nothing newer came. The frame says so once, in place of each part that shows it. (docs/decisions/0023) */

interface OldReply {
  /** Milliseconds since 1970; undefined where nobody knows. */
  fetchedAt: number | undefined
  /** Asks again; left out where the frame knows how. */
  retry?: () => void
}

const shown = new Map<symbol, OldReply>()
const listeners = new Set<() => void>()

function notify(): void {
  for (const listen of listeners) listen()
}

/** Counts for as long as a reader shows it; the returned function takes it back. */
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

/** When the oldest was fetched, 0 where nobody knows; undefined where all on screen is new or on its way. */
export function findOldestReply(): number | undefined {
  return shown.size === 0
    ? undefined
    : Math.min(...Array.from(shown.values(), ({ fetchedAt }) => fetchedAt ?? 0))
}

export function retryOldReplies(): void {
  for (const { retry } of shown.values()) retry?.()
}
