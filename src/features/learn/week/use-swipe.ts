/** A swipe of one finger sideways. No swipe: a press, a scroll, and what begins at an edge, where browsers have their Back. */

import { type PointerEvent, useRef } from 'react'

/** In CSS pixels. */
const EDGE = 24
const LEAST = 60
/** As often as it is wider than high. */
const FLAT = 2

interface Start {
  id: number
  x: number
  y: number
}

/** Handlers of an element whose `touch-action` is `pan-y`. */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<Start>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
      const isInside = x > EDGE && x < innerWidth - EDGE
      start.current = pointerType === 'touch' && isPrimary && isInside ? { id, x, y } : undefined
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const began = start.current
      start.current = undefined
      if (began?.id !== pointerId) return
      const [across, down] = [clientX - began.x, clientY - began.y]
      if (Math.abs(across) < LEAST || Math.abs(across) < FLAT * Math.abs(down)) return
      onSwipe(across < 0 ? 'left' : 'right')
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
