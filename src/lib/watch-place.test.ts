import { expect, test } from 'vitest'
import { isAtEnd, isBegun } from './watch-place.ts'

test.each([
  [0, 5400, false, false, false],
  [1, 5400, false, true, false],
  [5300, 5400, false, true, false],
  [5390, 5400, false, false, true],
  [5400, 5400, false, false, true],
  [2000, 5400, true, false, false],
  [0, 10, false, false, false],
  [100, 0, false, true, false],
])('left at %i of %i, watched %s: begun %s, at its end %s', (position, duration, isWatched, begun, atEnd) => {
  expect(isBegun({ position, duration, is_watched: isWatched })).toBe(begun)
  expect(isAtEnd(position, duration)).toBe(atEnd)
})
