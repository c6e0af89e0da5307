import { useEffect, useState } from 'react'
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
