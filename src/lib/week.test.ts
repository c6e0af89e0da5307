import { expect, test } from 'vitest'
import { countStreak, findFreeDay, findSaturday, getDayOn, listWeekDays, parseDay, shiftDay } from './week.ts'

// A Wednesday.
const TODAY = '2026-11-25'
const before = (...ago: number[]) => new Set(ago.map((days) => shiftDay(TODAY, -days)))

test.each([
  ['every day', before(0, 1, 2), 3],
  ['today is not over', before(1, 2), 2],
  ['nothing', before(), 0],
  ['yesterday was the free day', before(2, 3), 2],
  // Saturday is four days ago.
  ['one free day in the middle of the week', before(0, 1, 3, 4), 4],
  ['a second one in the same week ends it', before(0, 2, 4), 2],
  ['Friday and Saturday belong to two weeks', before(0, 1, 2, 3, 6, 7), 6],
  ['two free days one after the other in one week end it', before(0, 3, 4), 1],
])('streak: %s', (_name, days, streak) => {
  expect(countStreak(days, TODAY)).toBe(streak)
})

test('the free day of a week is its only missing one', () => {
  const week = listWeekDays(findSaturday(TODAY))
  expect(week).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ])
  expect(findFreeDay(before(1, 2, 4), week, TODAY)).toBe('2026-11-22')
  expect(findFreeDay(before(1, 4), week, TODAY)).toBeUndefined()
  expect(findFreeDay(before(1, 2, 3, 4), week, TODAY)).toBeUndefined()
})

test('a day begins at midnight in Dhaka, or where the device is', () => {
  // One in the morning of the 25th in Dhaka; the 24th in New York.
  const at = '2026-11-24T19:00:00Z'
  expect(getDayOn(at, 'dhaka')).toBe('2026-11-25')
  expect(getDayOn(at, 'own', 300)).toBe('2026-11-24')
  expect(getDayOn('?', 'own')).toBe('')
})

test.each([
  ['2026-11-25', '2026-11-25'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['today', undefined],
  [undefined, undefined],
])('the date of an address: %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})
