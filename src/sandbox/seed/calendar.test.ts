import { describe, expect, test } from 'vitest'
import { makeCalendar } from './calendar.ts'

/** Monday 24 November 2025, 7:24 in the evening in Dhaka. */
const EVENING = new Date('2025-11-24T13:24:00Z')

describe('the calendar of the seed', () => {
  test('counts days and hours in Dhaka', () => {
    const calendar = makeCalendar(EVENING)
    expect(calendar.day(0)).toBe('2025-11-24')
    expect(calendar.at(0, '21:00')).toBe('2025-11-24T15:00:00.000Z')
    expect(calendar.weekday(-2)).toBe('Saturday')
    expect(calendar.day(7)).toBe('2025-12-01')
  })

  test('a day of Dhaka begins before that of UTC', () => {
    expect(makeCalendar(new Date('2025-11-23T18:30:00Z')).day(0)).toBe('2025-11-24')
  })

  test('late at night the seed uses tomorrow as today, so that a class is still to come', () => {
    const calendar = makeCalendar(new Date('2025-11-24T16:40:00Z'))
    expect(calendar.at(0, '21:00')).toBe('2025-11-25T15:00:00.000Z')
  })

  test('past events are never after the anchor', () => {
    const calendar = makeCalendar(EVENING)
    expect(calendar.past(0, '23:00')).toBe('2025-11-24T13:23:00.000Z')
    expect(calendar.past(-1, '23:00')).toBe('2025-11-23T17:00:00.000Z')
  })
})
