import { expect, test } from 'vitest'
import { words } from './words.ts'

/** Noon of a Monday in Dhaka. */
const NOON = Date.parse('2026-11-23T06:00:00Z')

test('the time from which a class can be joined names the day unless it is today', () => {
  expect(words.joinFrom('2026-11-23T14:45:00Z', NOON)).toBe('রাত ৮:৪৫ থেকে যোগ দেওয়া যাবে'.normalize('NFC'))
  expect(words.joinFrom('2026-12-05T14:45:00Z', NOON)).toBe(
    'শনিবার, ৫ ডিসেম্বর, রাত ৮:৪৫ থেকে যোগ দেওয়া যাবে'.normalize('NFC'),
  )
})

test('the countdown to a class counts days from one day on', () => {
  expect(words.startsIn(1_045_140)).toBe('শুরু হতে ১২ দিন ২ ঘণ্টা বাকি')
  expect(words.startsIn(600)).toBe('শুরু হতে ১০ মিনিট বাকি')
})
