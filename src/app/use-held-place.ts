/**
 * After Back a page is first lower or narrower than it was when it was left, and the restored position is cut or
 * moved. It is held there until the page has come to rest, or the person does something.
 */

import { useLayoutEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'

const HELD_MS = 2000
const PERSON_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** How far each page was scrolled when it was left. */
const left = new Map<string, number>()

/** `place`: the name under which the position is restored. */
export function useHeldPlace(place: string): void {
  const isBack = useNavigationType() === NavigationType.Pop
  useLayoutEffect(() => {
    const wanted = isBack ? left.get(place) : undefined
    let isHeld = wanted !== undefined && wanted > 0
    const release = () => {
      isHeld = false
    }
    const hold = () => {
      if (!isHeld || wanted === undefined) return
      if (Math.abs(scrollY - wanted) > 1) scrollTo(0, wanted)
      requestAnimationFrame(hold)
    }
    const onScroll = () => {
      if (!isHeld) left.set(place, scrollY)
    }
    hold()
    const timer = setTimeout(release, HELD_MS)
    addEventListener('scroll', onScroll, { passive: true })
    for (const event of PERSON_EVENTS) addEventListener(event, release, { passive: true })
    return () => {
      release()
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
      for (const event of PERSON_EVENTS) removeEventListener(event, release)
    }
  }, [place, isBack])
}
