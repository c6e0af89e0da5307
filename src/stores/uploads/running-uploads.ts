/** Stops uploads that are under way, by their ids: one file at a time for each. */
const running = new Map<string, AbortController>()

/** Stops what was under way by this id; the signal stops what begins. */
export function startSending(id: string): AbortSignal {
  running.get(id)?.abort()
  const stop = new AbortController()
  running.set(id, stop)
  return stop.signal
}

export function stopSending(id: string): void {
  running.get(id)?.abort()
  running.delete(id)
}

export function stopAllSending(): void {
  for (const stop of running.values()) stop.abort()
  running.clear()
}
