import { useEffect, useState, useSyncExternalStore } from 'react'
import { getServerNow, watchServerTime } from '#src/lib/server-time.ts'

function watchTime(onTick: () => void, every = 1000): () => void {
  const timer = setInterval(onTick, every)
  const stopWatching = watchServerTime(onTick)
  return () => {
    clearInterval(timer)
    stopWatching()
  }
}

/** The server's time in milliseconds, updated at an interval: for the time left until a class. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(getServerNow)
  useEffect(() => watchTime(() => setNow(getServerNow()), every), [every])
  return now
}

/** Text made from the server's time, computed each second and rendered only when it has changed. */
export function useShownTime<T extends string | undefined>(read: (now: number) => T): T {
  const readNow = () => read(getServerNow())
  return useSyncExternalStore(watchTime, readNow, readNow)
}
