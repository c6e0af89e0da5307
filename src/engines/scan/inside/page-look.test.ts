import { expect, test } from 'vitest'
import { applyLook, type Look } from './page-look.ts'
import type { Pixels } from './warp-page.ts'

/** Paper under a lamp at the left, with strokes of ink and one field that is filled with it. */
function drawPaper(): Pixels {
  const [width, height] = [256, 192]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const light = 240 - (x / width) * 110
    const isInk = (x % 40 < 3 && y > 20) || (x >= 96 && x < 136 && y >= 64 && y < 104)
    data.set(
      [light * (isInk ? 0.35 : 1), light * (isInk ? 0.3 : 0.97), light * (isInk ? 0.5 : 0.85), 255],
      at * 4,
    )
  }
  return { width, height, data }
}

function look(as: Look) {
  const paper = drawPaper()
  applyLook(paper, as)
  return (x: number, y: number) => Array.from(paper.data.subarray((y * 256 + x) * 4, (y * 256 + x) * 4 + 3))
}

test('black on white: paper is white from the lamp to the shadow, ink black, a filled field too', () => {
  const read = look('black')
  for (const x of [10, 70, 150, 230, 250]) expect(read(x, 100)).toEqual([255, 255, 255])
  for (const [x, y] of [
    [1, 100],
    [121, 150],
    [241, 100],
    [116, 84],
  ] as const)
    expect(read(x, y)).toEqual([0, 0, 0])
})

test('grey: the light is even, ink stays grey, and there is no colour', () => {
  const read = look('grey')
  for (const x of [10, 150, 250]) expect(read(x, 100)[0]).toBeGreaterThan(225)
  const [red, green, blue] = read(241, 100)
  expect([red, green]).toEqual([green, blue])
  expect(red).toBeGreaterThan(40)
  expect(red).toBeLessThan(130)
})

test('colour is left as it is', () => {
  const read = look('colour')
  const paper = drawPaper()
  expect(read(230, 100)).toEqual(
    Array.from(paper.data.subarray((100 * 256 + 230) * 4, (100 * 256 + 230) * 4 + 3)),
  )
})

test('black on white: a page in pencil is as dark as one in ink, and empty paper stays white', () => {
  for (const [share, most] of [
    [0.72, 60],
    [0.97, 255],
  ] as const) {
    const [width, height] = [256, 192]
    const data = new Uint8ClampedArray(width * height * 4)
    for (let at = 0; at < width * height; at += 1) {
      const isPencil = at % width < 120 && (at % width) % 24 < 2
      const value = 225 * (isPencil ? share : 1 - (at % 7) * 0.004)
      data.set([value, value, value, 255], at * 4)
    }
    applyLook({ width, height, data }, 'black')
    const pencil = data[(100 * width + 48) * 4]!
    expect(data[(100 * width + 200) * 4]).toBe(255)
    if (share > 0.9) expect(pencil).toBe(most)
    else expect(pencil).toBeLessThan(most)
  }
})
