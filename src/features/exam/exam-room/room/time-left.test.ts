import { expect, test } from 'vitest'
import { countSecondsLeft, findSpokenMinutes, getNextTick } from './timer.tsx'

test('the time left is a difference, rounded up, and never negative', () => {
  const deadline = '2026-11-21T10:00:00.000Z'
  const end = Date.parse(deadline)
  expect(
    [end - 1, end - 1000, end, end + 5000, end - 876_000].map((now) => countSecondsLeft(deadline, now)),
  ).toEqual([1, 1, 0, 0, 876])
})

test.each([1, 400, 999, 1000, 1001, 61_000, 61_250])(
  'with %i ms left the next check falls in the next second, and none is skipped',
  (left) => {
    const deadline = '2026-11-21T10:00:00.000Z'
    const now = Date.parse(deadline) - left
    expect(countSecondsLeft(deadline, now + getNextTick(deadline, now))).toBe(
      countSecondsLeft(deadline, now) - 1,
    )
  },
)

test('after the deadline it is checked once a second', () => {
  expect(getNextTick('2026-11-21T10:00:00.000Z', Date.parse('2026-11-21T10:00:03.500Z'))).toBeCloseTo(
    1000,
    -2,
  )
})

test.each([
  [601, 600, 10],
  [600, 599, undefined],
  [301, 300, 5],
  [61, 60, 1],
  [59, 58, undefined],
  // A sleep that skips several marks announces one.
  [700, 40, 1],
  [700, 0, undefined],
])('from %i to %i seconds %s minutes are spoken (A07)', (before, now, minutes) => {
  expect(findSpokenMinutes(before, now)).toBe(minutes)
})
