import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AppointmentDay } from '#src/api/shapes/live.ts'
import { countDay } from './day-counts.ts'
import { words } from './words.ts'

/** Nine in the evening of a Monday in Dhaka. */
const EVENING = Date.parse('2026-11-23T15:00:00Z')

function buildDay(kind: 'live' | 'assignment', ...times: string[]) {
  const batch = { _id: 'b', title: 'ব্যাচ', course_title: 'কোর্স' }
  const items = times.map((at) => ({ _id: at, kind, title: 'কাজ', batch, at }))
  return v.parse(AppointmentDay, { date: '2026-11-23', items })
}

test('tomorrow ends at midnight in Dhaka, not 48 hours from now', () => {
  const lastMinuteOfTomorrow = '2026-11-24T17:59:00Z'
  const firstMinuteAfterIt = '2026-11-24T18:00:00Z'
  expect(countDay([buildDay('assignment', lastMinuteOfTomorrow)], EVENING).due).toBe(1)
  expect(countDay([buildDay('assignment', firstMinuteAfterIt)], EVENING).due).toBe(0)
})

test('past deadlines do not count, and a class counts only on its own day', () => {
  expect(countDay([buildDay('assignment', '2026-11-23T14:00:00Z')], EVENING).due).toBe(0)
  const classes = buildDay('live', '2026-11-23T12:00:00Z', '2026-11-23T16:00:00Z', '2026-11-24T15:00:00Z')
  expect(countDay([classes], EVENING)).toEqual({ classes: 2, due: 0 })
})

test('the line has only the date until the day is known', () => {
  expect(words.todayLine(EVENING)).toBe('সোমবার, ২৩ নভেম্বর')
  expect(words.todayLine(EVENING, { classes: 0, due: 0 })).toBe('সোমবার, ২৩ নভেম্বর · আজ কোনো ক্লাস নেই')
  expect(words.todayLine(EVENING, { classes: 1, due: 1 })).toBe(
    'সোমবার, ২৩ নভেম্বর · আজ ১টি লাইভ ক্লাস, কালকের মধ্যে ১টি জমা',
  )
})

test('the end of a class names its part of the day when it differs from the start', () => {
  expect(words.live.when('2026-11-23T04:00:00Z', '2026-11-23T06:00:00Z', EVENING)).toBe('সকাল ১০:০০–দুপুর ১২:০০')
})
