/**
 * Moves a page on its stage: dragged by mouse, pinched with two fingers, zoomed with the wheel at the
 * pointer. One finger scrolls as usual.
 */

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { keepPoint } from './page-scale.ts'

interface Point {
  x: number
  y: number
}

interface PageMoves {
  scale: number
  onScale: (scale: number) => void
}

const measureGap = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

const WHEEL_SPEED = 0.0025

function findOnStage(stage: HTMLElement, { x, y }: Point): Point {
  const { left, top } = stage.getBoundingClientRect()
  return { x: x - left, y: y - top }
}

/**
 * After the page has been rendered at another scale, scrolls so that the point under the pointer stays there.
 */
function useHeldPoint(stage: RefObject<HTMLElement | null>, scale: number): (point: Point) => void {
  const held = useRef<Point>(undefined)
  const drawn = useRef(scale)
  useLayoutEffect(() => {
    const ratio = scale / drawn.current
    drawn.current = scale
    const place = stage.current
    if (!place || ratio === 1) return
    const point = held.current ?? { x: place.clientWidth / 2, y: place.clientHeight / 2 }
    held.current = undefined
    place.scrollTo?.(keepPoint(place.scrollLeft, point.x, ratio), keepPoint(place.scrollTop, point.y, ratio))
  }, [stage, scale])
  return (point) => {
    held.current = point
  }
}

export function usePageMoves(stage: RefObject<HTMLDivElement | null>, { scale, onScale }: PageMoves): void {
  const hold = useHeldPoint(stage, scale)
  const latest = useRef({ scale, onScale, hold })
  useEffect(() => {
    latest.current = { scale, onScale, hold }
  })
  useEffect(() => {
    const place = stage.current
    if (!place) return undefined
    const fingers = new Map<number, Point>()
    let pinch: { gap: number; scale: number } | undefined

    function zoomAt(next: number, point: Point): void {
      latest.current.hold(findOnStage(place!, point))
      latest.current.onScale(next)
    }

    function onWheel(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const point = { x: event.clientX, y: event.clientY }
      zoomAt(latest.current.scale * Math.exp(-event.deltaY * WHEEL_SPEED), point)
    }

    function onDown(event: PointerEvent): void {
      // A pin is dragged by itself.
      if (event.target instanceof Element && event.target.closest('[data-pin]')) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (event.pointerType === 'mouse' && event.button === 0) place!.setPointerCapture(event.pointerId)
      const [one, other] = fingers.values()
      if (one && other) pinch = { gap: measureGap(one, other), scale: latest.current.scale }
    }

    function onMove(event: PointerEvent): void {
      const before = fingers.get(event.pointerId)
      if (!before) return
      const now = { x: event.clientX, y: event.clientY }
      fingers.set(event.pointerId, now)
      const [one, other] = fingers.values()
      if (pinch && one && other) {
        const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
        zoomAt((pinch.scale * measureGap(one, other)) / Math.max(pinch.gap, 1), middle)
      } else if (event.pointerType === 'mouse') {
        place!.scrollBy(before.x - now.x, before.y - now.y)
      }
    }

    function onUp(event: PointerEvent): void {
      fingers.delete(event.pointerId)
      pinch = undefined
    }

    const listening = new AbortController()
    const { signal } = listening
    place.addEventListener('wheel', onWheel, { passive: false, signal })
    place.addEventListener('pointerdown', onDown, { signal })
    place.addEventListener('pointermove', onMove, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const) place.addEventListener(end, onUp, { signal })
    return () => listening.abort()
  }, [stage])
}
