/** The scale of a page: fitted whole or to the width, or a percentage chosen by the teacher. */

export interface Size {
  width: number
  height: number
}

/** `read`: the whole page, unless it would be too small to read. A number is a share of the page's own size. */
export type Zoom = 'read' | 'whole' | 'width' | number

/** A page that is narrower is not readable as a whole. */
const READABLE = 440

export const SMALLEST = 0.1
export const LARGEST = 6
/** One press of plus or minus. */
const STEP = 1.25

const bound = (scale: number) => Math.min(Math.max(scale, SMALLEST), LARGEST)

/** The page's size as displayed: a quarter turn swaps width and height. */
export function turnSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** A page that is much longer than wide, fitted whole, would be a line: it is at least a third of the stage's width. */
const LEAST_WIDTH = 1 / 3

/** A small picture is not enlarged beyond `most` to fill the stage; only on request. */
export function findScale(zoom: Zoom, page: Size, stage: Size, most = 1): number {
  if (typeof zoom === 'number') return bound(zoom)
  if (page.width === 0 || page.height === 0) return 1
  const byWidth = stage.width / page.width
  const whole = Math.min(byWidth, Math.max(stage.height / page.height, byWidth * LEAST_WIDTH))
  const readable = Math.min(byWidth, Math.max(whole, READABLE / page.width))
  return Math.min({ width: byWidth, whole, read: readable }[zoom], most)
}

export const stepScale = (scale: number, direction: 1 | -1) =>
  bound(direction > 0 ? scale * STEP : scale / STEP)

/** The scroll position that keeps the point under the pointer. `point` counts from the edge of the stage. */
export const keepPoint = (scrolled: number, point: number, ratio: number) =>
  (scrolled + point) * ratio - point
