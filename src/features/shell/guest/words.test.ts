import { expect, test } from 'vitest'
import { words } from './words.ts'

test('an offer shows its last day and does not count seconds', () => {
  expect(words.until('2027-01-24T15:00:00Z')).toBe('২৪ জানুয়ারি পর্যন্ত')
  expect(words.until('')).toBeUndefined()
})

test('a row under the tab of its kind does not repeat the kind', () => {
  expect(words.recordings(12)).toBe('১২টি ক্লাস')
})
