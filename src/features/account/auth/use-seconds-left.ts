/** Whole seconds until a moment in milliseconds since 1970; 0 when it is past. Ticks once a second. */
import { useEffect, useState } from 'react'

const SECOND = 1000

export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / SECOND))
}
