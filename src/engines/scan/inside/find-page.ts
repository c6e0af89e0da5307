/** Finds a page that is brighter than what it lies on: four edges that are bright inside along most of their length. */

import { findLines, type Grey, type Line, listEdges } from './find-lines.ts'
import { isConvex, mapQuad, type Point, type Quad } from './quad.ts'

/** How many edges of each side are tried. */
const TRIED = 6
/** So far from an edge, in pixels, the inside is compared with the outside; the ruled lines of a page are thinner. */
const ASIDE = 4
const LEAST_CONTRAST = 14
/** Points along each side. */
const SAMPLES = 48
/** A side counts when so much of it is an edge; all four together must reach more. */
const LEAST_SIDE = 0.55
const LEAST_ALL = 0.75
/** A page takes up so much of its photo. */
const LEAST_AREA = 0.12
/** Corners may lie a little beyond the picture. */
const BEYOND = 0.02
/** How far from a rough edge the true one is searched, in pixels. */
const SEARCHED = 5

export function intersectLines(one: Line, other: Line): Point | undefined {
  const whole = Math.sin(other.angle - one.angle)
  if (Math.abs(whole) < 0.2) return undefined
  return {
    x: (one.distance * Math.sin(other.angle) - other.distance * Math.sin(one.angle)) / whole,
    y: (other.distance * Math.cos(one.angle) - one.distance * Math.cos(other.angle)) / whole,
  }
}

/** The corners of four lines, from the upper left one. */
function crossAll([top, right, bottom, left]: readonly Line[]): Quad | undefined {
  if (!top || !right || !bottom || !left) return undefined
  const corners = [
    intersectLines(top, left),
    intersectLines(top, right),
    intersectLines(bottom, right),
    intersectLines(bottom, left),
  ]
  const [a, b, c, d] = corners
  return a && b && c && d ? [a, b, c, d] : undefined
}

function readAt({ width, height, data }: Grey, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  return data[row * width + column] ?? 0
}

/** Points along a side, none of them near its corners. */
function listPoints(from: Point, to: Point): Point[] {
  return Array.from({ length: SAMPLES }, (_none, at) => {
    const share = 0.04 + (0.92 * at) / (SAMPLES - 1)
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  })
}

/** The direction into the page: a clockwise side has it at its right hand. */
function getInward(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
}

/** The share of a side along which it is brighter inside. */
function rateSide(grey: Grey, from: Point, to: Point): number {
  const inward = getInward(from, to)
  const bright = listPoints(from, to).filter(({ x, y }) => {
    const inside = readAt(grey, x + inward.x * ASIDE, y + inward.y * ASIDE)
    const outside = readAt(grey, x - inward.x * ASIDE, y - inward.y * ASIDE)
    return inside - outside >= LEAST_CONTRAST
  })
  return bright.length / SAMPLES
}

function getArea(quad: Quad): number {
  const twice = quad.reduce((sum, { x, y }, at) => {
    const next = quad[(at + 1) % 4] ?? quad[0]
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Undefined for what is no page; else the better the larger. */
function rateQuad(grey: Grey, quad: Quad): number | undefined {
  const { width, height } = grey
  const isInside = quad.every(
    ({ x, y }) =>
      x >= -BEYOND * width &&
      y >= -BEYOND * height &&
      x <= (1 + BEYOND) * width &&
      y <= (1 + BEYOND) * height,
  )
  const share = getArea(quad) / (width * height)
  if (!isInside || !isConvex(quad) || share < LEAST_AREA) return undefined
  const sides = quad.map((corner, at) => rateSide(grey, corner, quad[(at + 1) % 4] ?? quad[0]))
  const all = sides.reduce((sum, side) => sum + side, 0) / 4
  return Math.min(...sides) < LEAST_SIDE || all < LEAST_ALL ? undefined : all + share * 0.5
}

/** The line through these points that lies nearest to all of them. */
function fitLine(points: readonly Point[], inward: Point): Line {
  const count = points.length
  const [x, y] = [
    points.reduce((sum, each) => sum + each.x, 0) / count,
    points.reduce((sum, each) => sum + each.y, 0) / count,
  ]
  let [xx, xy, yy] = [0, 0, 0]
  for (const each of points) {
    xx += (each.x - x) ** 2
    xy += (each.x - x) * (each.y - y)
    yy += (each.y - y) ** 2
  }
  // The normal is the direction in which the points spread least.
  const along = Math.atan2(2 * xy, xx - yy) / 2
  let angle = along + Math.PI / 2
  if (Math.cos(angle) * inward.x + Math.sin(angle) * inward.y < 0) angle += Math.PI
  return { angle, distance: x * Math.cos(angle) + y * Math.sin(angle) }
}

/** Where it gets brighter fastest on the way into the page. */
function findStep(grey: Grey, { x, y }: Point, inward: Point): Point | undefined {
  let best = LEAST_CONTRAST
  let found: number | undefined
  for (let way = -SEARCHED; way <= SEARCHED; way += 0.5) {
    const inside = readAt(grey, x + inward.x * (way + 1), y + inward.y * (way + 1))
    const step = inside - readAt(grey, x + inward.x * (way - 1), y + inward.y * (way - 1))
    if (step > best) [best, found] = [step, way]
  }
  return found === undefined ? undefined : { x: x + inward.x * found, y: y + inward.y * found }
}

/** Moves a side to where its edge is, without what a finger or a fold puts beside it. */
function refineSide(grey: Grey, from: Point, to: Point): Line {
  const inward = getInward(from, to)
  const rough = fitLine([from, to], inward)
  const points = listPoints(from, to).flatMap((point) => findStep(grey, point, inward) ?? [])
  if (points.length < SAMPLES / 4) return rough
  const first = fitLine(points, inward)
  const off = ({ x, y }: Point) =>
    Math.abs(x * Math.cos(first.angle) + y * Math.sin(first.angle) - first.distance)
  const near = points.filter((point) => off(point) <= 1.5)
  return near.length < SAMPLES / 4 ? first : fitLine(near, inward)
}

function refine(grey: Grey, quad: Quad): Quad {
  const sides = quad.map((corner, at) => refineSide(grey, corner, quad[(at + 1) % 4] ?? quad[0]))
  const refined = crossAll(sides)
  return refined && isConvex(refined) ? refined : quad
}

/** A grey picture of some 300 pixels is enough. Shares of its sides; undefined where no page is seen. */
export function findPage(grey: Grey): Quad | undefined {
  const edges = listEdges(grey)
  const reach = Math.hypot(grey.width, grey.height)
  // By where it gets brighter: down from the upper edge, then left, up, right.
  const facings = [Math.PI / 2, Math.PI, -Math.PI / 2, 0]
  const [tops = [], rights = [], bottoms = [], lefts = []] = facings.map((facing) =>
    findLines(edges, facing, reach, TRIED),
  )
  let best: { quad: Quad; rating: number } | undefined
  for (const top of tops)
    for (const bottom of bottoms)
      for (const left of lefts)
        for (const right of rights) {
          const quad = crossAll([top, right, bottom, left])
          const rating = quad && rateQuad(grey, quad)
          if (quad && rating !== undefined && rating > (best?.rating ?? 0)) best = { quad, rating }
        }
  if (best === undefined) return undefined
  const limit = (value: number, most: number) => Math.min(1, Math.max(0, value / most))
  return mapQuad(refine(grey, best.quad), ({ x, y }) => ({
    // The middle of a pixel lies half a pixel from its edge.
    x: limit(x + 0.5, grey.width),
    y: limit(y + 0.5, grey.height),
  }))
}

/** What keeps a photo from being a good page. */
export type Hint = 'dark' | 'far'

/** The paper is darker than this where a hand or the evening is in the way. */
const DARK = 90
/** A page that takes up less of the picture has too few pixels for small handwriting. */
const FAR_AREA = 0.3
/** So much of a picture is darker than its paper. */
const BELOW_PAPER = 0.9

/** The light of the brightest tenth: the paper, if one is in sight. */
function measurePaper({ data }: Grey): number {
  const counts = new Uint32Array(256)
  for (const value of data) counts[value]! += 1
  let rest = data.length * BELOW_PAPER
  return counts.findIndex((count) => (rest -= count) < 0)
}

export function findHint(grey: Grey, corners: Quad | undefined): Hint | undefined {
  if (measurePaper(grey) < DARK) return 'dark'
  return corners && getArea(corners) < FAR_AREA ? 'far' : undefined
}
