/** The four corners of a page in a picture, as shares of its sides, clockwise from the upper left. */

export interface Point {
  x: number
  y: number
}
export type Quad = readonly [Point, Point, Point, Point]

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3

export const WHOLE: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/** Keeps the corners in their order. */
export function mapQuad(quad: Quad, change: (corner: Point, at: number) => Point): Quad {
  const [a, b, c, d] = quad
  return [change(a, 0), change(b, 1), change(c, 2), change(d, 3)]
}

const cross = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)

/** True when no side crosses another and the shape has no dent, with its corners clockwise. */
export function isConvex([a, b, c, d]: Quad): boolean {
  return [cross(a, b, c), cross(b, c, d), cross(c, d, a), cross(d, a, b)].every((turn) => turn > 0)
}

const limit = (share: number) => Math.min(1, Math.max(0, share))

/** Moves these corners together, within the picture; a shape that would cross itself is refused: they stay. */
export function moveCorners(quad: Quad, corners: readonly number[], by: Point): Quad {
  const moved = mapQuad(quad, (corner, at) =>
    corners.includes(at) ? { x: limit(corner.x + by.x), y: limit(corner.y + by.y) } : corner,
  )
  return isConvex(moved) ? moved : quad
}

/** Where a point of the picture lies after its turn. */
export function turnPoint({ x, y }: Point, turn: Turn): Point {
  if (turn === 1) return { x: 1 - y, y: x }
  if (turn === 2) return { x: 1 - x, y: 1 - y }
  return turn === 3 ? { x: y, y: 1 - x } : { x, y }
}

export const addTurns = (one: Turn, other: Turn) => ((one + other) % 4) as Turn

/** The corners once the picture is turned; the first is the upper left one again. */
export function turnQuad(quad: Quad, turn: Turn): Quad {
  return mapQuad(quad, (_corner, at) => turnPoint(quad[(at + 4 - turn) % 4] ?? quad[0], turn))
}

/** The corners of a turned picture as they lie in the picture itself. A warp from them turns the page. */
export function undoTurn(quad: Quad, turn: Turn): Quad {
  return mapQuad(quad, (corner) => turnPoint(corner, ((4 - turn) % 4) as Turn))
}
