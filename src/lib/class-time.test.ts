import { expect, test } from 'vitest'
import {
  formatClockTime,
  formatHours,
  formatMoment,
  shortenWeekday,
  formatTimeSpan,
  formatWeekdays,
} from './class-time.ts'

test.each([
  ['21:00', '22:30', 'রাত ৯:০০–১০:৩০'],
  ['10:00', '12:00', 'সকাল ১০:০০–দুপুর ১২:০০'],
  ['21:00', null, 'রাত ৯:০০'],
  ['21:00', undefined, 'রাত ৯:০০'],
  [null, '22:30', ''],
  ['', '', ''],
  ['whenever', '22:30', ''],
])('class hours %s to %s', (from, to, words) => expect(formatHours(from, to)).toBe(words))

test.each([
  ['2026-11-23T15:00:00Z', '2026-11-23T16:30:00Z', 'রাত ৯:০০–১০:৩০'],
  ['2026-11-23T04:00:00Z', '2026-11-23T06:00:00Z', 'সকাল ১০:০০–দুপুর ১২:০০'],
  ['2026-11-23T15:00:00Z', null, 'রাত ৯:০০'],
])('from %s to %s', (from, to, words) => expect(formatTimeSpan(from, to)).toBe(words))

test('a clock time has its part of the day (spec 4 Day parts)', () => {
  expect(formatClockTime('05:00')).toBe('ভোর ৫:০০')
  expect(formatClockTime('16:00')).toBe('বিকাল ৪:০০')
})

test('days without বার, every day as one word', () => {
  expect(formatWeekdays(['Saturday', 'Monday', 'Wednesday'])).toBe('শনি, সোম, বুধ')
  expect(shortenWeekday('Everyday')).toBe('প্রতিদিন')
  expect(formatWeekdays(['Sunday', 'Thursday'])).toBe('রবি, বৃহঃ')
  expect(formatWeekdays([])).toBe('')
})

test('a moment names its day unless it is today', () => {
  const now = '2026-11-26T12:00:00Z'
  expect(formatMoment('2026-11-26T14:45:00Z', now)).toBe('রাত ৮:৪৫')
  expect(formatMoment('2026-12-08T14:45:00Z', now)).toBe('মঙ্গলবার, ৮ ডিসেম্বর, রাত ৮:৪৫')
})
