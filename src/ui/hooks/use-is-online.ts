import { useSyncExternalStore } from 'react'
import { isConnected, subscribeToConnection } from '#src/lib/connection.ts'

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

/** Like {@link useIsOnline}, and false after a call that got no answer. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(subscribeToConnection, isConnected, () => true)
}
