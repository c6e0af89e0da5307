import { useEffect, useState } from 'react'

/** Whole seconds until an instant, counted down each second; undefined without an end or when it is past. */
export function useTimeLeft(end: string | null | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!end) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [end])
  const seconds = end ? Math.floor((Date.parse(end) - now) / 1000) : 0
  return seconds > 0 ? seconds : undefined
}
