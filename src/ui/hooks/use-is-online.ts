import { useSyncExternalStore } from 'react'

function listen(onChange: () => void): () => void {
  const stop = new AbortController()
  addEventListener('online', onChange, { signal: stop.signal })
  addEventListener('offline', onChange, { signal: stop.signal })
  return () => stop.abort()
}

/** Whether the device has a line at all; that the line leads anywhere is not known. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}
