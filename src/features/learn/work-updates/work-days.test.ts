import { expect, test } from 'vitest'
import { countWorkStreak, groupByMonth, listOpenDays, mergeWork } from './work-days.ts'

// One in the morning of 25 November in Dhaka, still the 24th in London.
const NOW = '2026-11-24T19:00:00Z'
const saved = (date: string) => ({ _id: date, date, text: `কাজ ${date}`, link: null, updated_at: NOW })
const written = (date: string, refusal?: string) => ({
  date,
  text: 'নতুন',
  link: '',
  writtenAt: 0,
  ...(refusal && { refusal }),
})

test('seven days are open, counted in Dhaka', () => {
  expect(listOpenDays(NOW)).toEqual([
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
  ])
})

test('queued texts are shown in place of those they replace, ordered by day', () => {
  const shown = mergeWork(
    [saved('2026-11-23'), saved('2026-11-21')],
    [written('2026-11-25'), written('2026-11-21', 'না')],
  )
  expect(shown.map(({ date, text, state }) => [date, text, state])).toEqual([
    ['2026-11-25', 'নতুন', 'waiting'],
    ['2026-11-23', 'কাজ 2026-11-23', 'saved'],
    ['2026-11-21', 'নতুন', 'refused'],
  ])
})

test.each([
  [['2026-11-25', '2026-11-24'], 2],
  // Today is not over, so it is not a gap yet.
  [['2026-11-24', '2026-11-23'], 2],
  // One day a week is free.
  [['2026-11-24', '2026-11-22', '2026-11-21'], 3],
  [['2026-11-22'], 0],
  [[], 0],
])('days %j are a streak of %s', (days, streak) => {
  expect(
    countWorkStreak(
      mergeWork(
        days.map((date) => saved(date)),
        [],
      ),
      NOW,
    ),
  ).toBe(streak)
})

test('months follow each other', () => {
  const shown = mergeWork([saved('2026-11-02'), saved('2026-10-31'), saved('2026-11-01')], [])
  expect(groupByMonth(shown).map(([month, days]) => [month, days.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
  ])
})
