/** Which part of a long page is being read: the last one whose beginning has come up to the line below the bars. */
import { useEffect, useState } from 'react'

/** The line, as a part of the window's height. */
const READING_LINE = 0.25

function isAtEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
}

function readNow(ids: readonly string[]): string | undefined {
  const drawn = ids.filter((id) => document.getElementById(id) !== null)
  // The last parts may be too short to come up that far.
  if (isAtEnd()) return drawn.at(-1)
  const line = window.innerHeight * READING_LINE
  return drawn.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line) ?? drawn[0]
}

/** `ids` must be the same list while the parts stay the same; `isWhole` turns true when the later parts have come. */
export function useCurrentSection(ids: readonly string[], isWhole: boolean): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const look = () => setCurrent(readNow(ids))
    // With the frame, which lays the page out in any case: asked for here, it would be a part of drawing it.
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [ids, isWhole])
  return current
}
