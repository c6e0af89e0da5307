import { expect, test } from 'vitest'
import type { Notification } from '#src/api/shapes/notification.ts'
import { groupNotifications } from './group-notifications.ts'
import { words } from './words.ts'

const build = (
  _id: string,
  created_at: string,
  title = _id,
  kind: Notification['kind'] = 'live',
): Notification => ({
  _id,
  kind,
  title,
  text: '',
  href: null,
  is_read: false,
  created_at,
})

const show = (list: readonly Notification[]) =>
  groupNotifications(list).map(({ day, folds }) => [day, folds.map(({ all }) => all.map(({ _id }) => _id))])

test('days are those of Dhaka, newest first whatever order they arrived in', () => {
  const list = [
    build('before midnight', '2026-11-23T17:59:59.000Z'),
    build('after midnight', '2026-11-23T18:00:00.000Z'),
    build('newest', '2026-11-24T10:00:00.000Z'),
  ]
  expect(show(list)).toEqual([
    ['2026-11-24', [['newest'], ['after midnight']]],
    ['2026-11-23', [['before midnight']]],
  ])
})

test('equal ones of a day are one row, even with another in between and with another number', () => {
  const list = [
    build('c', '2026-11-24T09:00:00.000Z', 'ক্লাস ২২-এর রেকর্ডিং এসেছে'),
    build('b', '2026-11-24T08:00:00.000Z', 'ক্লাসের সময় বদলেছে'),
    build('a', '2026-11-24T07:00:00.000Z', 'ক্লাস 9-এর রেকর্ডিং এসেছে'),
  ]
  expect(show(list)).toEqual([['2026-11-24', [['c', 'a'], ['b']]]])
})

test('another day, another kind and another amount of money stay apart', () => {
  const list = [
    build('today', '2026-11-24T09:00:00.000Z', 'কাল ক্লাস আছে'),
    build('notice', '2026-11-24T08:00:00.000Z', 'কাল ক্লাস আছে', 'notice'),
    build('four', '2026-11-24T07:00:00.000Z', '৳৪,০০০ বাকি', 'payment'),
    build('two', '2026-11-24T06:30:00.000Z', '৳২,০০০ বাকি', 'payment'),
    build('four again', '2026-11-24T06:00:00.000Z', '৳৪,০০০ বাকি', 'payment'),
    build('yesterday', '2026-11-23T09:00:00.000Z', 'কাল ক্লাস আছে'),
  ]
  expect(show(list)).toEqual([
    ['2026-11-24', [['today'], ['notice'], ['four', 'four again'], ['two']]],
    ['2026-11-23', [['yesterday']]],
  ])
})

test('an empty list stays empty, and an entry with an unreadable time is kept', () => {
  expect(show([])).toEqual([])
  expect(show([build('broken', 'soon'), build('good', '2026-11-24T09:00:00.000Z')])).toEqual(
    expect.arrayContaining([
      ['', [['broken']]],
      ['2026-11-24', [['good']]],
    ]),
  )
})

test('days have their everyday names, by the clock of Dhaka', () => {
  const now = Date.parse('2026-01-01T18:30:00.000Z')
  expect(['2026-01-02', '2026-01-01', '2025-12-31', ''].map((day) => words.day(day, now))).toEqual([
    'আজ',
    'গতকাল',
    '৩১ ডিসেম্বর, ২০২৫',
    'তারিখ জানা নেই',
  ])
  expect(words.day('2026-03-04', now)).toBe('বুধবার, ৪ মার্চ')
})
