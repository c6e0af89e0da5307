/** Photos of pages, pixel by pixel, for tests that know where the corners are. */

import type { Point, Quad } from '#src/engines/scan/inside/quad.ts'
import { mapSquare, type Pixels } from '#src/engines/scan/inside/warp-page.ts'
import { randomFrom } from './random.ts'

interface PhotoOptions {
  width?: number
  height?: number
  /** Shares of the sides. */
  corners: Quad
  isRuled?: boolean
  /** How much darker it is at the right side. */
  shade?: number
  /** Light of the table: 0 to 255. */
  ground?: number
  /** Of a small sensor, in steps of light. */
  grain?: number
}

/** Where points of the photo lie on the page, from 0 to 1: the way back of `mapSquare`. */
function invertMap(find: (u: number, v: number) => Point) {
  const { x: c, y: f } = find(0, 0)
  const [p, q, r] = [find(1, 0), find(0, 1), find(1, 1)]
  // Two unknowns of depth, from the fourth corner.
  const [x1, x2, x3] = [r.x - p.x, r.x - q.x, p.x + q.x - c - r.x]
  const [y1, y2, y3] = [r.y - p.y, r.y - q.y, p.y + q.y - f - r.y]
  const whole = x1 * y2 - x2 * y1
  const [g, h] = [(x3 * y2 - x2 * y3) / whole, (x1 * y3 - x3 * y1) / whole]
  const [a, b] = [p.x - c + g * p.x, q.x - c + h * q.x]
  const [d, e] = [p.y - f + g * p.y, q.y - f + h * q.y]
  return (x: number, y: number): Point => {
    const [k, l, m, n] = [a - x * g, b - x * h, d - y * g, e - y * h]
    const size = k * n - l * m
    return { x: ((x - c) * n - l * (y - f)) / size, y: (k * (y - f) - m * (x - c)) / size }
  }
}

/** Light of the page at a place: blue rules, a red margin, dark strokes. */
function shadePage(u: number, v: number, isRuled: boolean): number {
  if (!isRuled) return 235
  if (u > 0.3 && u < 0.8 && v > 0.2 && v < 0.8 && Math.sin(u * 90) * Math.sin(v * 40) > 0.86) return 60
  if (Math.abs(u - 0.15) < 0.006) return 150
  return Math.abs((v * 20) % 1) < 0.06 ? 175 : 235
}

/** Four looks a pixel, so that edges are as soft as a camera's. */
export function drawPhoto(options: PhotoOptions): Pixels {
  const { width = 240, height = 320, corners, isRuled = false, shade = 0, ground = 90, grain = 0 } = options
  const random = randomFrom(7)
  const findOnPage = invertMap(mapSquare(corners))
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const [column, row] = [at % width, Math.floor(at / width)]
    let light = 0
    for (const [dx, dy] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const [x, y] = [(column + dx) / width, (row + dy) / height]
      const { x: u, y: v } = findOnPage(x, y)
      const isOnPage = u >= 0 && u <= 1 && v >= 0 && v <= 1
      light += (isOnPage ? shadePage(u, v, isRuled) : ground + 8 * Math.sin(column / 9)) / 4
    }
    const value = light * (1 - (shade * column) / width) + (random() - 0.5) * grain
    data.set([value, value, value, 255], at * 4)
  }
  return { width, height, data }
}
