import { useSyncExternalStore } from 'react'

function listen(onChange: () => void): () => void {
  const stop = new AbortController()
  addEventListener('online', onChange, { signal: stop.signal })
  addEventListener('offline', onChange, { signal: stop.signal })
  return () => stop.abort()
}

/** Tells whether the device has a connection; whether that reaches the internet is unknown. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}
