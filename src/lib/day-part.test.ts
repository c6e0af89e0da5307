import { describe, expect, it } from 'vitest'
import { getDayPart, getDayPartAt, greet, DAY_PART_WORDS } from './day-part.ts'

describe('day parts (spec 4)', () => {
  it.each([
    [0, 0, 'night'],
    [3, 59, 'night'],
    [4, 0, 'dawn'],
    [5, 59, 'dawn'],
    [6, 0, 'morning'],
    [11, 59, 'morning'],
    [12, 0, 'noon'],
    [15, 29, 'noon'],
    [15, 30, 'afternoon'],
    [18, 29, 'afternoon'],
    [18, 30, 'evening'],
    [19, 29, 'evening'],
    [19, 30, 'night'],
    [23, 59, 'night'],
  ])('%i:%i is %s', (hour, minute, part) => expect(getDayPartAt(hour, minute)).toBe(part))

  it('follows the clock in Dhaka', () => {
    expect(getDayPart('2026-11-20T22:00:00Z')).toBe('dawn')
    expect(getDayPart('2026-11-21T09:30:00Z')).toBe('afternoon')
    expect(getDayPart('no time')).toBeUndefined()
  })

  it('has the words of the specification', () => {
    expect(Object.values(DAY_PART_WORDS)).toEqual(['ভোর', 'সকাল', 'দুপুর', 'বিকাল', 'সন্ধ্যা', 'রাত'])
  })
})

describe('the greeting', () => {
  it.each([
    ['00:10', 'স্বাগতম'],
    ['02:47', 'স্বাগতম'],
    ['03:59', 'স্বাগতম'],
    ['04:00', 'শুভ সকাল'],
    ['11:59', 'শুভ সকাল'],
    ['12:00', 'শুভ দুপুর'],
    ['15:30', 'শুভ বিকাল'],
    ['18:30', 'শুভ সন্ধ্যা'],
    ['21:59', 'শুভ সন্ধ্যা'],
    ['22:00', 'স্বাগতম'],
    ['23:59', 'স্বাগতম'],
  ])('at %s where the device is says %s', (clock, greeting) =>
    expect(greet(new Date(`2026-11-20T${clock}:00`), 'নুসরাত')).toBe(`${greeting}, নুসরাত`),
  )

  it('uses no name when it is unknown', () => {
    expect(greet(new Date('2026-11-20T09:00:00'))).toBe('শুভ সকাল')
  })
})
