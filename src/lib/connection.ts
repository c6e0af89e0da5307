/**
 * Whether the device reaches the server: `navigator.onLine` knows of a network and not of an answer, so the
 * end of the last call counts too.
 */

let isAnswered = true
const listeners = new Set<() => void>()

function notify(): void {
  for (const listen of listeners) listen()
}

/** `hasAnswer`: any answer, also a refusal. */
export function callEnded(hasAnswer: boolean): void {
  if (hasAnswer === isAnswered) return
  isAnswered = hasAnswer
  notify()
}

export const isConnected = () => navigator.onLine && isAnswered

export function subscribeToConnection(listen: () => void): () => void {
  const stop = new AbortController()
  // A network that returns is worth a try.
  const onOnline = () => {
    isAnswered = true
    listen()
  }
  addEventListener('online', onOnline, { signal: stop.signal })
  addEventListener('offline', listen, { signal: stop.signal })
  listeners.add(listen)
  return () => {
    stop.abort()
    listeners.delete(listen)
  }
}
