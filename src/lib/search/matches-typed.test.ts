import { expect, test } from 'vitest'
import { matchesTyped } from './matches-typed.ts'

test.each([
  ['জুনিয়র ফ্রন্টএন্ড ডেভেলপার', 'developer', true],
  ['React', 'reac', true],
  ['React', 'রিয়্যাক্ট', true],
  ['হিসাব সহকারী', 'developer', false],
  ['হাটবাজার', 'ht', false],
])('%s has %s: %s', (text, typed, isThere) => expect(matchesTyped(['', text], typed)).toBe(isThere))
