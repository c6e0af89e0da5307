import { expect, test } from 'vitest'
import type { Appointment, AppointmentDay } from '#src/api/shapes/live.ts'
import { countWeeks, findNextDay, findOverlap, listWeek } from './days.ts'

// Midnight has passed in Dhaka, and not yet by UTC.
const NOW = '2026-11-25T19:00:00Z'

test('a week starts at the current day in Dhaka', () => {
  expect(listWeek(NOW, 0)).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
  expect(listWeek(NOW, 1)[0]).toBe('2026-12-03')
})

test.each([
  ['2026-11-26', 0],
  ['2026-12-02', 0],
  ['2026-12-03', 1],
])('%s lies in week %i', (date, week) => expect(countWeeks(NOW, date)).toBe(week))

test('a press on an empty day leads to the next day that has entries', () => {
  const days = ['2026-11-26', '2026-11-29'].map((date): AppointmentDay => ({ date, items: [] }))
  expect(findNextDay(days, '2026-11-26')).toBe('2026-11-26')
  expect(findNextDay(days, '2026-11-27')).toBe('2026-11-29')
  expect(findNextDay(days, '2026-11-30')).toBeUndefined()
})

const hold = (id: string, at: string, end_at: string, kind: Appointment['kind'] = 'live') =>
  ({ _id: id, title: id, kind, at: `2026-11-26T${at}Z`, end_at: `2026-11-26T${end_at}Z` }) as Appointment

test('two classes at the same time name each other and their overlap', () => {
  const [one, other, later] = [
    hold('one', '13:00:00', '14:30:00'),
    hold('other', '14:00:00', '15:30:00'),
    hold('later', '15:30:00', '16:00:00'),
  ]
  const day = [one, other, later, hold('exam', '13:00:00', '14:00:00', 'exam')]
  expect(findOverlap(one, day)).toEqual({ title: 'other', minutes: 30 })
  expect(findOverlap(other, day)).toEqual({ title: 'one', minutes: 30 })
  expect(findOverlap(later, day)).toBeUndefined()
})
