/** Keeps the words of pins at the height of their spots where they stand beside the page. (picture 33) */

import { type RefObject, useEffect, useLayoutEffect } from 'react'

export interface Wanted {
  top: number
  height: number
}

/**
 * Tops of words that want to stand at certain heights, from the uppermost: those that would overlap are pushed
 * down, and up again at the end of the room. Words that do not all fit begin at the top and go beyond it.
 */
export function arrangeWords(wanted: readonly Wanted[], room: number, gap: number): number[] {
  const tops: number[] = []
  let free = 0
  for (const { top, height } of wanted) {
    tops.push(Math.max(top, free))
    free = tops.at(-1)! + height + gap
  }
  let end = room
  for (let at = tops.length - 1; at >= 0; at -= 1) {
    tops[at] = Math.min(tops[at]!, end - wanted[at]!.height)
    end = tops[at]! - gap
  }
  free = 0
  return tops.map((top, at) => {
    const kept = Math.max(top, free)
    free = kept + wanted[at]!.height + gap
    return kept
  })
}

const GAP = 8
/** Middle of the number in front of the words, from their top. */
const TO_NUMBER = 23

interface PinnedWords {
  pin: DOMRect
  entry: HTMLElement
}

function drawThread(
  thread: SVGLineElement,
  frame: DOMRect,
  stage: DOMRect,
  active: PinnedWords | undefined,
): void {
  const y = active && active.pin.bottom
  const isSeen = active !== undefined && y! >= stage.top && y! <= stage.bottom
  thread.style.display = isSeen ? '' : 'none'
  if (!isSeen) return
  const words = active.entry.getBoundingClientRect()
  const ends = {
    x1: active.pin.right,
    y1: active.pin.top + active.pin.height / 2,
    x2: words.left,
    y2: words.top + TO_NUMBER,
  }
  for (const [name, value] of Object.entries(ends))
    thread.setAttribute(name, String(value - (name.startsWith('x') ? frame.left : frame.top)))
}

/** Moves the words, which are in the order of their spots, and draws the thread to the active ones. */
function placeWords(root: HTMLElement): void {
  const stage = root.querySelector('[data-stage]')?.getBoundingClientRect()
  const list = root.querySelector<HTMLElement>('[data-pin-words]')
  const thread = root.querySelector<SVGLineElement>('[data-thread]')
  if (!stage || !list || !thread) return
  const frame = thread.closest('svg')!.getBoundingClientRect()
  const isBeside = stage.width > 0 && list.getBoundingClientRect().left >= stage.right - 1
  const column = list.closest<HTMLElement>('[data-words]')
  const from = list.getBoundingClientRect().top + (column?.scrollTop ?? 0)
  const places = [...list.querySelectorAll<HTMLElement>('[data-pin-no]')].flatMap((entry): PinnedWords[] => {
    const pin = isBeside && root.querySelector(`[data-pin="${entry.dataset['pinNo']}"] span`)
    if (!pin) entry.style.marginTop = ''
    return pin ? [{ entry, pin: pin.getBoundingClientRect() }] : []
  })
  const wanted = places.map(({ pin, entry }) => ({
    top: pin.top + pin.height / 2 - TO_NUMBER - from,
    height: entry.offsetHeight,
  }))
  let free = 0
  arrangeWords(wanted, stage.bottom - from - GAP, GAP).forEach((top, at) => {
    const { entry } = places[at]!
    entry.style.marginTop = `${Math.round(top - free)}px`
    free = top + entry.offsetHeight + GAP
  })
  drawThread(
    thread,
    frame,
    stage,
    places.find(({ entry }) => entry.dataset['active'] === 'true'),
  )
}

export function useWordsBeside(root: RefObject<HTMLElement | null>): void {
  // The words move without React: with each step of a scroll.
  useLayoutEffect(() => {
    if (root.current) placeWords(root.current)
  })
  useEffect(() => {
    const frame = root.current
    const stage = frame?.querySelector('[data-stage]')
    if (!frame || !stage) return undefined
    let wait = 0
    const place = () => {
      cancelAnimationFrame(wait)
      wait = requestAnimationFrame(() => placeWords(frame))
    }
    const observer = new ResizeObserver(place)
    observer.observe(stage)
    frame.addEventListener('scroll', place, { capture: true, passive: true })
    // A field grows with its words.
    frame.addEventListener('input', place)
    return () => {
      cancelAnimationFrame(wait)
      observer.disconnect()
      frame.removeEventListener('scroll', place, { capture: true })
      frame.removeEventListener('input', place)
    }
  }, [root])
}
