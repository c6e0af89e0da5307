/** The stitched line at the very top while a page is on its way; no spinner. (spec 1) */
import { useEffect } from 'react'
import { useNavigation } from 'react-router'

/** A page that is there at once shows no line, and never fetches what draws it. */
const SHOW_AFTER_MS = 80

/** Draws the line; gives back how to end it, or nothing when its file cannot be fetched: the page comes without it. */
async function startLine(): Promise<(() => void) | undefined> {
  const file = await import('./route-line.ts').catch(() => undefined)
  file?.routeLineStarted()
  return file?.routeLineDone
}

export function RouteBar() {
  const isMoving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isMoving) return undefined
    let line: ReturnType<typeof startLine> | undefined
    const timer = setTimeout(() => {
      line = startLine()
    }, SHOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      void line?.then((end) => end?.())
    }
  }, [isMoving])
  return null
}
