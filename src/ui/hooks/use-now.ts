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

/** The server's time in milliseconds, drawn anew every so often: for what is left until a class. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(getServerNow)
  useEffect(() => watchTime(() => setNow(getServerNow()), every), [every])
  return now
}

/** Text made from the server's time, read each second and drawn only when it has changed: days do not tick. */
export function useShownTime<T extends string | undefined>(read: (now: number) => T): T {
  const readNow = () => read(getServerNow())
  return useSyncExternalStore(watchTime, readNow, readNow)
}
