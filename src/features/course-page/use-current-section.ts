/** Which part of a long page is being read: the one that reaches into a band below the bars. */
import { useEffect, useState } from 'react'

/** The band: from a fifth to two fifths of the window's height. */
const BAND = '-20% 0px -60%'

/** `ids` must be the same list while the parts stay the same; `isWhole` turns true when the later parts have come. */
export function useCurrentSection(ids: readonly string[], isWhole: boolean): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const parts = ids.flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find((entry) => entry.isIntersecting)
        if (reached) setCurrent(reached.target.id)
      },
      { rootMargin: BAND },
    )
    parts.forEach((part) => observer.observe(part))
    return () => observer.disconnect()
  }, [ids, isWhole])
  return current
}
