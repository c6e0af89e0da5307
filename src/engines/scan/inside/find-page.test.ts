import { expect, test } from 'vitest'
import { drawPhoto } from '../../../../tests/support/page-photos.ts'
import { findHint, findPage } from './find-page.ts'
import { readGrey } from './page-look.ts'
import type { Quad } from './quad.ts'

const SIZE = { width: 240, height: 320 }

/** The farthest corner from where it is, in pixels of the small picture. */
function measureMiss(found: Quad | undefined, corners: Quad): number {
  if (found === undefined) return Infinity
  return Math.max(
    ...found.map(({ x, y }, at) =>
      Math.hypot((x - corners[at]!.x) * SIZE.width, (y - corners[at]!.y) * SIZE.height),
    ),
  )
}

const find = (options: Parameters<typeof drawPhoto>[0]) => {
  const photo = drawPhoto({ ...SIZE, ...options })
  return findPage({ ...SIZE, data: readGrey(photo) })
}

const UPRIGHT: Quad = [
  { x: 0.15, y: 0.12 },
  { x: 0.8, y: 0.1 },
  { x: 0.88, y: 0.86 },
  { x: 0.18, y: 0.9 },
]
const TILTED: Quad = [
  { x: 0.3, y: 0.08 },
  { x: 0.95, y: 0.25 },
  { x: 0.72, y: 0.93 },
  { x: 0.06, y: 0.72 },
]
const FAR: Quad = [
  { x: 0.32, y: 0.2 },
  { x: 0.68, y: 0.2 },
  { x: 0.94, y: 0.85 },
  { x: 0.05, y: 0.85 },
]

test.each([
  ['upright', { corners: UPRIGHT }],
  ['askew', { corners: TILTED }],
  ['seen from below', { corners: FAR }],
  ['ruled, with a margin and writing', { corners: UPRIGHT, isRuled: true }],
  ['under a lamp at one side', { corners: TILTED, isRuled: true, shade: 0.5 }],
  ['on a light table', { corners: UPRIGHT, isRuled: true, ground: 190 }],
  ['with grain of a bad camera', { corners: TILTED, isRuled: true, grain: 26 }],
] as const)('the corners of a page %s are found within two of 320 pixels', (_how, options) => {
  expect(measureMiss(find(options), options.corners)).toBeLessThan(2)
})

test('finds no page on an even table, in mere grain, and where the paper fills the photo', () => {
  const nowhere: Quad = [
    { x: 2, y: 2 },
    { x: 3, y: 2 },
    { x: 3, y: 3 },
    { x: 2, y: 3 },
  ]
  const beyond: Quad = [
    { x: -0.5, y: -0.5 },
    { x: 1.5, y: -0.5 },
    { x: 1.5, y: 1.5 },
    { x: -0.5, y: 1.5 },
  ]
  expect(find({ corners: nowhere })).toBeUndefined()
  expect(find({ corners: nowhere, grain: 40 })).toBeUndefined()
  expect(find({ corners: beyond, isRuled: true, grain: 10 })).toBeUndefined()
})

test('a stamp on the page is not taken for it', () => {
  const stamp: Quad = [
    { x: 0.4, y: 0.4 },
    { x: 0.6, y: 0.4 },
    { x: 0.6, y: 0.55 },
    { x: 0.4, y: 0.55 },
  ]
  expect(find({ corners: stamp })).toBeUndefined()
})

test('a dark picture is said before a page that is far away; a page that is near and light needs no word', () => {
  const judge = (options: Parameters<typeof drawPhoto>[0], light = 1) => {
    const data = readGrey(drawPhoto({ ...SIZE, ...options })).map((value) => value * light)
    return findHint({ ...SIZE, data }, findPage({ ...SIZE, data }))
  }
  const small: Quad = [
    { x: 0.3, y: 0.3 },
    { x: 0.72, y: 0.3 },
    { x: 0.72, y: 0.78 },
    { x: 0.3, y: 0.78 },
  ]
  expect(judge({ corners: UPRIGHT, isRuled: true })).toBeUndefined()
  expect(judge({ corners: small })).toBe('far')
  expect(judge({ corners: small }, 0.3)).toBe('dark')
  expect(judge({ corners: UPRIGHT, isRuled: true }, 0.3)).toBe('dark')
})
