import { describe, expect, it } from 'vitest'
import { parseInstant, DHAKA_OFFSET, getDhakaDay, isSameDhakaDay, readWallClock } from './dhaka.ts'

describe('the wall clock of Dhaka', () => {
  it('keeps the constant of the specification', () => expect(DHAKA_OFFSET).toBe(-360))

  it.each([
    ['2024-11-22T17:59:00Z', { year: 2024, month: 10, day: 22, weekday: 5, hour: 23, minute: 59 }],
    ['2024-11-22T18:00:00Z', { year: 2024, month: 10, day: 23, weekday: 6, hour: 0, minute: 0 }],
    ['2025-12-31T20:15:00Z', { year: 2026, month: 0, day: 1, weekday: 4, hour: 2, minute: 15 }],
  ])('%s', (instant, clock) => expect(readWallClock(new Date(instant))).toEqual(clock))

  it('reads another zone by its offset', () =>
    expect(readWallClock(new Date('2026-03-29T12:00:00Z'), 300).hour).toBe(7))

  it.each([
    ['2026-11-21T17:59:59Z', '2026-11-21'],
    ['2026-11-21T18:00:00Z', '2026-11-22'],
    ['no time', ''],
  ])('the day of %s is %s', (instant, day) => expect(getDhakaDay(instant)).toBe(day))

  it.each([
    ['2026-11-20T18:00:00Z', '2026-11-21T17:59:00Z', true],
    ['2026-11-21T17:59:00Z', '2026-11-21T18:00:00Z', false],
    ['no time', 'no time', false],
  ])('%s and %s on one day: %s', (one, other, isSame) => expect(isSameDhakaDay(one, other)).toBe(isSame))

  it.each(['', 'no time', Number.NaN])('%j is not a time', (instant) =>
    expect(parseInstant(instant)).toBeUndefined(),
  )
})
