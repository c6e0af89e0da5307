import { useEffect, useState } from 'react'

/** The bars at the window's head and foot hide what lies under them. */
const UNDER_BARS = '-72px 0px'

/** True while an element is drawn, and none of it can be seen in the window. */
export function useIsOutOfView(element: Element | null): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false), {
      rootMargin: UNDER_BARS,
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      setOut(false)
    }
  }, [element])
  return isOut
}
