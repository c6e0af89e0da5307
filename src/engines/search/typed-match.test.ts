import { expect, test } from 'vitest'
import { isTypedMatch } from './typed-match.ts'

test.each([
  ['জুনিয়র ফ্রন্টএন্ড ডেভেলপার', 'developer', true],
  ['React', 'reac', true],
  ['React', 'রিয়্যাক্ট', true],
  ['হিসাব সহকারী', 'developer', false],
  ['হাটবাজার', 'ht', false],
])('%s has %s: %s', (text, typed, isThere) => expect(isTypedMatch(['', text], typed)).toBe(isThere))
