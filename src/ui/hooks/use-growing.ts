/**
 * Draws a long list in steps: as many rows as are near the window, and more as their end comes near. All of them on paper, and from
 * the moment on in which the browser's own search is opened, which finds only what is drawn.
 */

import { createElement, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isComposing } from './typing-place.ts'
import { usePrinting } from './use-printing.ts'

/** So far below the window the next rows are drawn, so that a reader who scrolls does not meet the end. */
const MARGIN = '1200px'
/** Takes no room in a list. */
const END_STYLE = { height: 0, margin: 0, padding: 0, border: 0 }

/** Pages that are opened by their address have one key. */
function useEntry(): string {
  const { pathname, key } = useLocation()
  return `${pathname} ${key}`
}

/** Back finds a list as long as it was left, so that its place in the window is there. */
const drawnBefore = new Map<string, number>()
/** A browser goes back to no more places than these; the oldest are forgotten. */
const MOST_PLACES = 50

function keepDrawn(place: string, drawn: number): void {
  drawnBefore.delete(place)
  drawnBefore.set(place, drawn)
  const [oldest] = drawnBefore.keys()
  if (drawnBefore.size > MOST_PLACES && oldest !== undefined) drawnBefore.delete(oldest)
}

/** The entry of the history in which the browser's search was opened last: a list that is drawn for it begins whole. */
let searchedIn = ''

/** True once the reader has opened the browser's search. */
function useFinding(): boolean {
  const entry = useEntry()
  const [isFinding, setFinding] = useState(() => searchedIn === entry)
  useEffect(() => {
    const look = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, code } = event
      if (!isComposing(event) && (code === 'F3' || (code === 'KeyF' && (ctrlKey || metaKey)))) {
        searchedIn = entry
        setFinding(true)
      }
    }
    window.addEventListener('keydown', look)
    return () => window.removeEventListener('keydown', look)
  }, [entry])
  return isFinding
}

/** True where all of a list is wanted in the page: on paper, and for the browser's search. */
export function useWantsWhole(): boolean {
  const isPrinting = usePrinting()
  return useFinding() || isPrinting
}

export interface Growing {
  /** How many rows are drawn. */
  count: number
  /** Stands behind the last drawn row; null when all are drawn. */
  end: ReactNode
}

/** `step` rows at a time of `total`; `as` is what may stand in such a list. */
export function useGrowing(total: number, step: number, as: 'div' | 'li' | 'tr' = 'div'): Growing {
  const wantsWhole = useWantsWhole()
  const place = `${useEntry()} ${step}`
  const [drawn, setDrawn] = useState(() => drawnBefore.get(place) ?? step)
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined
      const observer = new IntersectionObserver(
        (entries) =>
          entries.some(({ isIntersecting }) => isIntersecting) && setDrawn((before) => before + step),
        { rootMargin: `0px 0px ${MARGIN}` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [step],
  )
  useEffect(() => {
    if (drawn > step) keepDrawn(place, drawn)
  }, [place, drawn, step])
  if (wantsWhole || drawn >= total) return { count: total, end: null }
  // A new one after each step: what is still near the window is told only once.
  return {
    count: drawn,
    end: createElement(as, { key: `end ${drawn}`, ref: watch, 'aria-hidden': true, style: END_STYLE }),
  }
}
