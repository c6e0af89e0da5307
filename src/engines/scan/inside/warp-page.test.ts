import { expect, test } from 'vitest'
import { isConvex, moveCorners, type Quad, turnQuad, undoTurn, WHOLE } from './quad.ts'
import { mapSquare, measurePage, type Pixels, flattenPage } from './warp-page.ts'

const QUAD: Quad = [
  { x: 0.2, y: 0.1 },
  { x: 0.8, y: 0.25 },
  { x: 0.9, y: 0.8 },
  { x: 0.1, y: 0.95 },
]
const COLOURS = [
  [200, 30, 30],
  [30, 200, 30],
  [30, 30, 200],
  [200, 200, 30],
] as const

/** A page of four coloured quarters, photographed between these corners; the table is black. */
function photograph(quad: Quad, width: number, height: number): Pixels {
  const find = mapSquare(quad)
  const data = new Uint8ClampedArray(width * height * 4)
  // Many points of the page each onto its pixel: the way of the light, opposite to that of the warp.
  const steps = width * 4
  for (let row = 0; row < steps; row += 1)
    for (let column = 0; column < steps; column += 1) {
      const [u, v] = [(column + 0.5) / steps, (row + 0.5) / steps]
      const { x, y } = find(u, v)
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
      data.set([...COLOURS[(v < 0.5 ? 0 : 2) + (u < 0.5 ? 0 : 1)]!, 255], at)
    }
  return { width, height, data }
}

const readPixel = ({ width, height, data }: Pixels, u: number, v: number) => {
  const at = (Math.floor(v * height) * width + Math.floor(u * width)) * 4
  return Array.from(data.subarray(at, at + 3))
}
const QUARTERS = [
  [0.05, 0.05],
  [0.95, 0.05],
  [0.05, 0.95],
  [0.95, 0.95],
] as const

test('the page between the corners becomes the whole picture, to its outermost part', () => {
  const page = flattenPage(photograph(QUAD, 200, 240), QUAD, 150)
  expect(Math.max(page.width, page.height)).toBe(150)
  expect(QUARTERS.map(([u, v]) => readPixel(page, u, v))).toEqual(COLOURS.map((colour) => [...colour]))
  // The quarters meet in the middle of the page, not in the middle between its corners.
  expect(readPixel(page, 0.47, 0.47)).toEqual([...COLOURS[0]])
  expect(readPixel(page, 0.53, 0.53)).toEqual([...COLOURS[3]])
})

test('a whole photo keeps every pixel', () => {
  const photo = photograph(WHOLE, 60, 80)
  expect(flattenPage(photo, WHOLE, 1000)).toEqual(photo)
})

test('a turned page is drawn turned, by the same corners', () => {
  const photo = photograph(QUAD, 200, 240)
  const corners = turnQuad(QUAD, 1)
  const page = flattenPage(photo, undoTurn(corners, 1), 150)
  // Clockwise: the lower left corner becomes the upper left.
  const [upperLeft, upperRight, lowerLeft, lowerRight] = COLOURS
  expect(QUARTERS.map(([u, v]) => readPixel(page, u, v))).toEqual(
    [lowerLeft, upperLeft, lowerRight, upperRight].map((colour) => [...colour]),
  )
  expect(turnQuad(turnQuad(turnQuad(corners, 1), 1), 1)).toEqual(
    QUAD.map(({ x, y }) => ({ x: expect.closeTo(x), y: expect.closeTo(y) })),
  )
})

test('no page has more pixels than its photo, and none is larger than asked', () => {
  const square: Quad = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: 300, y: 400 },
    { x: 0, y: 400 },
  ]
  expect(measurePage(square, 1754)).toEqual({ width: 300, height: 400 })
  expect(measurePage(square, 200)).toEqual({ width: 150, height: 200 })
})

test('a corner stops at the edge of the photo, and where the shape would cross itself', () => {
  expect(moveCorners(QUAD, [1], { x: 0.9, y: -0.9 })[1]).toEqual({ x: 1, y: 0 })
  expect(moveCorners(QUAD, [0], { x: 0.7, y: 0.7 })).toBe(QUAD)
  expect(isConvex(QUAD)).toBe(true)
  expect(isConvex([QUAD[1], QUAD[0], QUAD[2], QUAD[3]])).toBe(false)
  const [a, b] = moveCorners(QUAD, [0, 1], { x: 0, y: 0.1 })
  expect([a.y, b.y]).toEqual([expect.closeTo(0.2), expect.closeTo(0.35)])
})
