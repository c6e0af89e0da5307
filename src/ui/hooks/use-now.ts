import { useEffect, useState, useSyncExternalStore } from 'react'
import { getServerNow, watchServerTime } from '#src/lib/server-time.ts'

/** The server's time in milliseconds, drawn anew every so often: for what is left until a class. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(getServerNow)
  useEffect(() => {
    const tick = () => setNow(getServerNow())
    const timer = setInterval(tick, every)
    const stopWatching = watchServerTime(tick)
    return () => {
      clearInterval(timer)
      stopWatching()
    }
  }, [every])
  return now
}

const watchers = new Set<() => void>()
let clock: ReturnType<typeof setInterval> | undefined

/** One clock of seconds for all who watch; it stands still while nobody does. */
function watchSeconds(onTick: () => void): () => void {
  watchers.add(onTick)
  clock ??= setInterval(() => watchers.forEach((tick) => tick()), 1000)
  const stopWatching = watchServerTime(onTick)
  return () => {
    watchers.delete(onTick)
    stopWatching()
    if (watchers.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}

/** What is shown of the server's time, read each second and drawn only when it has changed: days do not tick. */
export function useShownTime<T extends string | undefined>(read: (now: number) => T): T {
  return useSyncExternalStore(watchSeconds, () => read(getServerNow()))
}
