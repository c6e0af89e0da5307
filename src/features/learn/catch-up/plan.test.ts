import { describe, expect, it } from 'vitest'
import { findFreeDays, listMissed, type MissedClass, planEvenings } from './plan.ts'

const batch = { _id: 'b', title: 'ব্যাচ ১২', course_title: 'ওয়েব' }
const build = (no: number, more: Partial<MissedClass> = {}): MissedClass => ({
  _id: `r${no}`,
  title: `ক্লাস ${no}`,
  class_no: no,
  batch,
  module: null,
  category: null,
  teacher: null,
  cover: null,
  duration: 3600,
  recorded_at: `2026-11-${String(no).padStart(2, '0')}T15:00:00Z`,
  position: 0,
  percent: 0,
  is_watched: false,
  note_count: 0,
  ...more,
})
/** Saturday evening in Dhaka, 18:00. */
const NOW = '2026-11-21T12:00:00Z'
const show = (missed: readonly MissedClass[], days: readonly number[], minutes: number, hour = 21) =>
  planEvenings(missed, { days, minutes, hour }, NOW).map(
    ({ date, steps }) =>
      `${date}: ${steps.map(({ recording, from, to, startAt }) => `${recording._id} ${from}-${to} ${startAt.slice(11, 16)}`).join(', ')}`,
  )

describe('missed classes', () => {
  it('are the unwatched ones of live classes, the oldest first', () => {
    const cards = [build(9), build(3), build(5, { is_watched: true }), build(4, { class_no: null })]
    expect(listMissed(cards).map(({ _id }) => _id)).toEqual(['r3', 'r9'])
  })
})

describe('the plan', () => {
  it('goes on at the second where a class stopped, and splits a long one over two evenings', () => {
    expect(show([build(1, { position: 1800 }), build(2)], [6, 0, 3], 60)).toEqual([
      '2026-11-21: r1 1800-3600 15:00, r2 0-1800 15:30',
      '2026-11-22: r2 1800-3600 15:00',
    ])
  })

  it('uses only the chosen days, and begins today only before the hour', () => {
    expect(show([build(1), build(2)], [6, 3], 60, 17)).toEqual([
      '2026-11-25: r1 0-3600 11:00',
      '2026-11-28: r2 0-3600 11:00',
    ])
  })

  it('leaves no rest of a few minutes for another evening', () => {
    expect(show([build(1, { duration: 4000 })], [6, 0], 60)).toEqual(['2026-11-21: r1 0-4000 15:00'])
  })

  it('is empty without days', () => {
    expect(show([build(1)], [], 60)).toEqual([])
  })
})

it.each([
  [
    'the days without a class',
    [{ state: 'running', days: ['Saturday', 'Tuesday'] as const }],
    [0, 1, 3, 4, 5],
  ],
  [
    'all of them without a running batch',
    [{ state: 'completed', days: ['Everyday'] as const }],
    [6, 0, 1, 2, 3, 4, 5],
  ],
  ['Friday when each day has one', [{ state: 'running', days: ['Everyday'] as const }], [5]],
])('free are %s', (_, batches, days) => {
  expect(findFreeDays(batches.map((each) => ({ ...each, days: [...each.days] })))).toEqual(days)
})
