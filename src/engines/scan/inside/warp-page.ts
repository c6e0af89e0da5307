/** Draws the page that lies between four corners of a photo as it is seen from straight above. */

import { mapQuad, type Point, type Quad } from './quad.ts'

/** Four bytes a pixel: red, green, blue, opacity. */
export interface Pixels {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

const getDistance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** The size of the page: its longer sides, and no pixel more than the photo has or the longest side allows. */
export function measurePage([a, b, c, d]: Quad, longest: number): { width: number; height: number } {
  const width = Math.max(getDistance(a, b), getDistance(d, c))
  const height = Math.max(getDistance(b, c), getDistance(a, d))
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Maps the unit square onto the corners, as a camera does. (Heckbert 1989, projective mappings) */
export function mapSquare([p, q, r, s]: Quad): (u: number, v: number) => Point {
  const [x1, x2, y1, y2] = [q.x - r.x, s.x - r.x, q.y - r.y, s.y - r.y]
  const [x3, y3] = [p.x - q.x + r.x - s.x, p.y - q.y + r.y - s.y]
  const whole = x1 * y2 - x2 * y1
  const g = (x3 * y2 - x2 * y3) / whole
  const h = (x1 * y3 - x3 * y1) / whole
  const [a, b] = [q.x - p.x + g * q.x, s.x - p.x + h * s.x]
  const [d, e] = [q.y - p.y + g * q.y, s.y - p.y + h * s.y]
  return (u, v) => {
    const depth = g * u + h * v + 1
    return { x: (a * u + b * v + p.x) / depth, y: (d * u + e * v + p.y) / depth }
  }
}

const limit = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** Writes the colour between four pixels of the photo. */
function blendPixel(
  { width, height, data }: Pixels,
  { x, y }: Point,
  to: Uint8ClampedArray,
  at: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - left, y - top]
  const upper = (top * width + left) * 4
  const lower = upper + (top + 1 < height ? width * 4 : 0)
  const right = left + 1 < width ? 4 : 0
  for (let channel = 0; channel < 3; channel += 1) {
    const [one, other] = [upper + channel, lower + channel]
    const above = data[one]! * (1 - dx) + data[one + right]! * dx
    const below = data[other]! * (1 - dx) + data[other + right]! * dx
    to[at + channel] = above * (1 - dy) + below * dy
  }
  to[at + 3] = 255
}

/** `quad`: shares of the photo. */
export function flattenPage(photo: Pixels, quad: Quad, longest: number): Pixels {
  const corners = mapQuad(quad, ({ x, y }) => ({ x: x * photo.width, y: y * photo.height }))
  const { width, height } = measurePage(corners, longest)
  const find = mapSquare(corners)
  const data = new Uint8ClampedArray(width * height * 4)
  let to = 0
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      // Pixels are squares: their middle lies half a pixel from their edge.
      const from = find((column + 0.5) / width, (row + 0.5) / height)
      const x = limit(from.x - 0.5, photo.width - 1)
      const y = limit(from.y - 0.5, photo.height - 1)
      blendPixel(photo, { x, y }, data, to)
      to += 4
    }
  }
  return { width, height, data }
}
