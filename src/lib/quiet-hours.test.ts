import { expect, test } from 'vitest'
import { isQuiet, NIGHT } from './quiet-hours.ts'

/** Dhaka is six hours before UTC. */
test.each([
  ['2026-11-24T15:59:59Z', false],
  ['2026-11-24T16:00:00Z', true],
  ['2026-11-24T17:59:59Z', true],
  ['2026-11-24T18:00:00Z', true],
  ['2026-11-25T01:59:59Z', true],
  ['2026-11-25T02:00:00Z', false],
  ['2026-11-25T06:00:00Z', false],
])('in the night of Dhaka at %s: %s', (instant, expected) => expect(isQuiet(NIGHT, instant)).toBe(expected))

test.each([
  ['07:59', false],
  ['08:00', true],
  ['11:59', true],
  ['12:00', false],
])('hours of one day at %s: %s', (time, expected) => {
  expect(isQuiet({ from: '08:00', to: '12:00' }, `2026-11-24T${time}:00+06:00`)).toBe(expected)
})

test('there are no quiet hours without times, with times of zero length, or at an unknown time', () => {
  expect(isQuiet(undefined, '2026-11-24T18:00:00Z')).toBe(false)
  expect(isQuiet({ from: '22:00', to: '22:00' }, '2026-11-24T16:00:00Z')).toBe(false)
  expect(isQuiet(NIGHT, 'whenever')).toBe(false)
})
