/** A swipe of one finger sideways. No swipe: a press, a scroll, and what begins at an edge, where browsers have their Back. */

import { type TouchEvent, useRef } from 'react'

/** In CSS pixels. */
const EDGE = 24
const LEAST = 60
/** As often as it is wider than high. */
const FLAT = 2

/** On an enlarged page a finger moves the page. */
const isEnlarged = () => (globalThis.visualViewport?.scale ?? 1) > 1.01

/** Touch events, since pointer events end where a browser scrolls, unless `touch-action` forbids what enlarged pages need. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const forget = () => {
    start.current = undefined
  }
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 && !isEnlarged() ? touches[0] : undefined
      const isInside = touch !== undefined && touch.clientX > EDGE && touch.clientX < innerWidth - EDGE
      start.current = isInside ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const began = start.current
      const ended = changedTouches[0]
      forget()
      if (began === undefined || ended === undefined) return
      const [across, down] = [ended.clientX - began.x, ended.clientY - began.y]
      if (Math.abs(across) < LEAST || Math.abs(across) < FLAT * Math.abs(down)) return
      onSwipe(across < 0 ? 'left' : 'right')
    },
    onTouchCancel: forget,
  }
}
