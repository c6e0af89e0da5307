import { expect, it, test } from 'vitest'
import { findFreeNumber, formatPin, listPins, listPlainLines, parsePin, turnPoint } from './pins.ts'

const pin = { no: 3, page: 2, x: 41, y: 63, text: 'উপরে গোল করুন ' }

it('writes the place in front of the words, and reads it again with every space', () => {
  const text = formatPin(pin)
  expect(text).toBe('[পৃষ্ঠা ২ · ৪১%, ৬৩%] উপরে গোল করুন ')
  expect(parsePin({ line: 3, text })).toEqual(pin)
})

it('reads Latin digits and shares, which another client may write', () => {
  expect(parsePin({ line: 1, text: '[পৃষ্ঠা 12 · 41.5%, 0%] Why?' })).toEqual({
    no: 1,
    page: 12,
    x: 41.5,
    y: 0,
    text: 'Why?',
  })
})

test.each([
  'কেন?',
  '[১] কেন?',
  'দেখুন [পৃষ্ঠা ২ · ৪১%, ৬৩%] এখানে',
  '[পৃষ্ঠা ০ · ৪১%, ৬৩%] কেন?',
  '[পৃষ্ঠা ২ · ৪১%, ১৬৩%] কেন?',
  '[পৃষ্ঠা ২ · ..%, ৬৩%] কেন?',
])('%s stays a plain line', (text) => {
  expect(listPins([{ line: 1, text }])).toEqual([])
  expect(listPlainLines([{ line: 1, text }])).toHaveLength(1)
})

it('stores no pin without words', () => {
  expect(formatPin({ ...pin, text: ' ' })).toBe('')
})

it('fills the gap that a removed pin has left', () => {
  const lines = [1, 2, 4].map((line) => ({ line, text: '' }))
  expect(findFreeNumber(lines)).toBe(3)
  expect(findFreeNumber([])).toBe(1)
})

it('turns with the page, and back', () => {
  const point = { x: 10, y: 30 }
  // A point near the top left corner goes to the top right one.
  expect(turnPoint(point, 1)).toEqual({ x: 70, y: 10 })
  expect([1, 2, 3, 5].map((turns) => turnPoint(turnPoint(point, turns), -turns))).toEqual(
    Array.from({ length: 4 }, () => point),
  )
})
