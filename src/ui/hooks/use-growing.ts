/**
 * Renders a long list in steps: as many rows as are near the window, and more as their end comes near. In
 * print all of them, and also once the browser's own search is opened, which finds only what is rendered.
 */

import { createElement, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isComposing } from './typing-place.ts'
import { usePrinting } from './use-printing.ts'

/** How far below the window the next rows are rendered, so that a scrolling reader does not reach the end. */
const MARGIN = '1200px'
/** Takes no space in a list. */
const END_STYLE = { height: 0, margin: 0, padding: 0, border: 0 }

/** Pages opened by their address share one key. */
function useEntry(): string {
  const { pathname, key } = useLocation()
  return `${pathname} ${key}`
}

/** Back restores a list at its previous length, so that its scroll position exists. */
const drawnBefore = new Map<string, number>()
/** A browser goes back to no more entries than these; the oldest are removed. */
const MOST_PLACES = 50

function keepDrawn(place: string, drawn: number): void {
  drawnBefore.delete(place)
  drawnBefore.set(place, drawn)
  const [oldest] = drawnBefore.keys()
  if (drawnBefore.size > MOST_PLACES && oldest !== undefined) drawnBefore.delete(oldest)
}

/** The history entry in which the browser's search was last opened: a list rendered in it begins complete. */
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

/** True if the whole list must be rendered: in print, and for the browser's search. */
export function useWantsWhole(): boolean {
  const isPrinting = usePrinting()
  return useFinding() || isPrinting
}

export interface Growing {
  /** How many rows are rendered. */
  count: number
  /** Placed after the last rendered row; null if all are rendered. */
  end: ReactNode
}

/** `step` rows at a time of `total`; `as` is an element that is valid in such a list. */
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
  // A new element after each step: an unchanged one would report only once that it is near the window.
  return {
    count: drawn,
    end: createElement(as, { key: `end ${drawn}`, ref: watch, 'aria-hidden': true, style: END_STYLE }),
  }
}
