import { expect, test } from 'vitest'
import { writeCalendarFile } from './calendar-file.ts'

const of = { _id: 'live-1', title: 'ক্লাস ২৩: React-এ State, Props; আর কী কী করা যায় তার লম্বা এক আলোচনা', start_at: '2026-11-21T15:00:00Z' }
const file = writeCalendarFile(of, 'https://karigor.example/join/live/live-1', Date.parse('2026-11-20T00:00:00Z'))

test('a class without an end lasts as the live window does (spec 9)', () => {
  expect(file).toContain('DTSTART:20261121T150000Z\r\n')
  expect(file).toContain('DTEND:20261121T163000Z\r\n')
  expect(writeCalendarFile({ ...of, end_at: '2026-11-21T16:00:00Z' }, '', 0)).toContain('DTEND:20261121T160000Z\r\n')
})

test('no line is longer than 75 bytes, and unfolded it says the whole title', () => {
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:ক্লাস ২৩: React-এ State\\, Props\\; আর কী কী করা যায় তার লম্বা এক আলোচনা\r\n')
})
