/** Stops running uploads by their ids; each id has one file at a time. */
const running = new Map<string, AbortController>()

/** Stops the running upload with this id; the returned signal can stop the new one. */
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
