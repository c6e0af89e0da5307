/** Keeps the spoken line of the transcript in view, until the person scrolls. */

import { type RefObject, useCallback, useEffect, useState } from 'react'
import { isComposing } from '#src/ui/hooks/typing-place.ts'

/** The spoken line is shown in the upper third of what can be seen. */
const PLACE = 1 / 3

/** The list may go on below the window. */
function measureSeen(list: HTMLElement): number {
  const { top, bottom } = list.getBoundingClientRect()
  return Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top))
}

const SCROLL_KEYS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '])

export interface Following {
  isFollowing: boolean
  follow: () => void
  leave: () => void
}

/** `current`: the index of the spoken line; each row has its index in `data-line`. */
export function useFollowing(list: RefObject<HTMLElement | null>, current: number): Following {
  const [isFollowing, setFollowing] = useState(true)
  const leave = useCallback(() => setFollowing(false), [])
  const follow = useCallback(() => setFollowing(true), [])
  useEffect(() => {
    const scroller = list.current
    const row = scroller?.querySelector<HTMLElement>(`[data-line="${current}"]`)
    if (!isFollowing || !scroller || !row) return
    const seen = measureSeen(scroller) || scroller.clientHeight
    scroller.scrollTo({ top: row.offsetTop - Math.max(0, seen - row.offsetHeight) * PLACE })
  }, [list, current, isFollowing])
  useEffect(() => {
    const scroller = list.current
    if (scroller === null) return undefined
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    // Only the person's own scrolling counts: a scroll event comes for the program's too.
    for (const type of ['wheel', 'touchmove']) scroller.addEventListener(type, leave, options)
    scroller.addEventListener(
      'keydown',
      (event) => !isComposing(event) && SCROLL_KEYS.has(event.key) && leave(),
      options,
    )
    // On the scroll bar, which belongs to no row.
    scroller.addEventListener('pointerdown', ({ target }) => target === scroller && leave(), options)
    return () => stop.abort()
  }, [list, leave])
  return { isFollowing, follow, leave }
}
