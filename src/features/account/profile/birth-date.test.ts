import { expect, test } from 'vitest'
import { parseDay } from './birth-date.ts'

const NOW = Date.parse('2026-11-25T06:00:00Z')

test.each([
  ['২৪/১১/১৯৯৮', '1998-11-24'],
  ['24-11-1998', '1998-11-24'],
  ['1998-11-24', '1998-11-24'],
  ['১৯৯৮/১১/২৪', '1998-11-24'],
  ['২৪ নভেম্বর ১৯৯৮', '1998-11-24'],
  ['২৪ নভেম্বর, ১৯৯৮', '1998-11-24'],
  ['৫ জানুয়ারী ২০০১', '2001-01-05'],
  ['24 Nov 1998', '1998-11-24'],
  ['24 November, 1998', '1998-11-24'],
  ['\u200e24/11/1998', '1998-11-24'],
  ['31/02/1998', undefined],
  ['২৪ নভেম্ব ১৯৯৮', undefined],
  ['24 N 1998', undefined],
  ['২৬/১১/২০২৬', undefined],
  ['', undefined],
])('%j is the day %s', (typed, day) => expect(parseDay(typed, NOW)).toBe(day))
