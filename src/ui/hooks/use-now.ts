import { useEffect, useState } from 'react'

/** The device's time in milliseconds, drawn anew every so often: for what is left until a class. */
export function useNow(every = 30_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
