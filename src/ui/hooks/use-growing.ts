/** Draws a long list in steps: as many rows as are near the window, and more as their end comes near; on paper all of them. */
import { type RefCallback, useCallback, useState } from 'react'
import { usePrinting } from './use-printing.ts'

/** So far below the window the next rows are drawn, so that a reader who scrolls does not meet the end. */
const MARGIN = '1200px'

export interface Growing {
  /** How many rows are drawn. */
  count: number
  /** Goes to an element behind the last drawn row; undefined when all are drawn. */
  end: RefCallback<HTMLElement> | undefined
}

/** `step` rows at a time of `total`. */
export function useGrowing(total: number, step: number): Growing {
  const isPrinting = usePrinting()
  const [drawn, setDrawn] = useState(step)
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setDrawn((before) => before + step),
        { rootMargin: `0px 0px ${MARGIN}` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [step],
  )
  const isWhole = isPrinting || drawn >= total
  return { count: isWhole ? total : drawn, end: isWhole ? undefined : watch }
}
