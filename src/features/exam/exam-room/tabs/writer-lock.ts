/** One tab of an attempt writes: the one that holds the lock; the next in line takes over when it goes. (rulings R28, R34) */

const nameOf = (attempt: string) => `karigor-attempt-${attempt}`

/**
 * Tells at once whether this tab writes, and again when that changes. Without locks every tab writes its own edits, which the
 * server puts in order. The returned function lets go.
 */
export function holdWriterLock(attempt: string, onChange: (isWriter: boolean) => void): () => void {
  const { locks } = navigator
  if (!locks) {
    onChange(true)
    return () => undefined
  }
  const stop = new AbortController()
  const untilStopped = () => new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()))
  const hold = (lock: Lock | null) => {
    onChange(lock !== null)
    return lock === null || stop.signal.aborted ? Promise.resolve() : untilStopped()
  }
  void (async () => {
    try {
      let wasFree = false
      await locks.request(nameOf(attempt), { ifAvailable: true }, (lock) => {
        wasFree = lock !== null
        return hold(lock)
      })
      if (!wasFree) await locks.request(nameOf(attempt), { signal: stop.signal }, hold)
    } catch {
      // Locks that fail, or the wait was given up.
      if (!stop.signal.aborted) onChange(true)
    }
  })()
  return () => stop.abort()
}

/** Runs only when no room is open on this attempt. */
export async function unlessInRoom(attempt: string, run: () => Promise<void>): Promise<void> {
  const { locks } = navigator
  if (locks) await locks.request(nameOf(attempt), { ifAvailable: true }, (lock) => (lock === null ? undefined : run()))
  else await run()
}
