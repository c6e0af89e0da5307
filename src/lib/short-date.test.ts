import { expect, it } from 'vitest'
import { formatDateOfYear } from './short-date.ts'

it('leaves out the year that it is', () => {
  const now = '2026-11-27T02:00:00+06:00'
  expect(formatDateOfYear('2026-01-02T10:00:00+06:00', now)).toBe('২ জানুয়ারি')
  expect(formatDateOfYear('2025-12-31T23:59:00+06:00', now)).toBe('৩১ ডিসেম্বর, ২০২৫')
  expect(formatDateOfYear('no time', now)).toBe('')
})
