import { useEffect, useState } from 'react'

/** The bars at the top and bottom of the window cover what is under them. */
const UNDER_BARS = '-72px 0px'

/** True while an element is rendered and no part of it is visible in the window. */
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
