import { expect, test } from 'vitest'
import { recallToday, rememberDay } from './day-summary.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00+06:00`)

test('the day’s numbers, and those of later days without reading a card', () => {
  expect(recallToday(at('2026-11-26'))).toBeUndefined()
  rememberDay({
    day: '2026-11-26',
    done: 4,
    goal: 10,
    speed: 20,
    origins: '৬টি প্রশ্ন',
    days: [
      { day: '2026-11-26', count: 6 },
      { day: '2026-11-27', count: 3 },
      { day: '2026-11-28', count: 5 },
    ],
  })
  expect(recallToday(at('2026-11-26'))).toEqual({
    done: 4,
    left: 6,
    time: 120,
    tomorrow: 3,
    origins: '৬টি প্রশ্ন',
  })
  // The six of yesterday were not done.
  expect(recallToday(at('2026-11-27'))).toMatchObject({ done: 0, left: 9, tomorrow: 5, origins: '' })
  expect(recallToday(at('2026-12-20'))).toMatchObject({ left: 10, tomorrow: 0 })
})
