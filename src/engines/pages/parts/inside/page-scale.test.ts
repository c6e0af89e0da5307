import { expect, it } from 'vitest'
import { findScale, keepPoint, LARGEST, SMALLEST, stepScale, turnSize } from './page-scale.ts'

const photo = { width: 3000, height: 4000 }
const stage = { width: 600, height: 600 }

it('fits the whole page, or its width', () => {
  expect(findScale('whole', photo, stage)).toBe(0.15)
  expect(findScale('width', photo, stage)).toBe(0.2)
})

it('is whole at first, unless that would be too small to read', () => {
  const sheet = { width: 600, height: 840 }
  expect(findScale('read', sheet, { width: 560, height: 690 })).toBeCloseTo(690 / 840)
  expect(findScale('read', sheet, { width: 560, height: 340 })).toBeCloseTo(440 / 600)
  expect(findScale('read', sheet, { width: 300, height: 340 })).toBeCloseTo(300 / 600)
})

it('fits a page after a rotation', () => {
  expect(turnSize(photo, 1)).toEqual({ width: 4000, height: 3000 })
  expect(turnSize(photo, 2)).toEqual(photo)
  expect(findScale('whole', turnSize(photo, 3), stage)).toBe(0.15)
  expect(findScale('width', turnSize(photo, 3), { width: 600, height: 300 })).toBe(0.15)
})

it('draws a small picture at its own size, and enlarges it when asked', () => {
  expect(findScale('whole', { width: 40, height: 40 }, stage)).toBe(1)
  expect(findScale(3, { width: 40, height: 40 }, stage)).toBe(3)
  // A page of a PDF has no pixels to show.
  expect(findScale('width', { width: 300, height: 160 }, stage, LARGEST)).toBe(2)
})

it('stays within its limits, and works before the picture has loaded', () => {
  expect(findScale(99, photo, stage)).toBe(LARGEST)
  expect(stepScale(SMALLEST, -1)).toBe(SMALLEST)
  expect(stepScale(LARGEST, 1)).toBe(LARGEST)
  expect(findScale('whole', { width: 0, height: 0 }, stage)).toBe(1)
})

it('keeps the point under the pointer in place', () => {
  // 100 + 50 of the page are under the pointer; at twice the size these are 300.
  expect(keepPoint(100, 50, 2)).toBe(250)
  expect(keepPoint(250, 50, 0.5)).toBe(100)
})

it('a page like a receipt is readable at first: a third of the width at least', () => {
  expect(findScale('whole', { width: 1000, height: 70_000 }, { width: 900, height: 600 })).toBeCloseTo(0.3)
  expect(findScale('whole', { width: 100, height: 7000 }, { width: 900, height: 600 }, LARGEST)).toBeCloseTo(
    3,
  )
})
