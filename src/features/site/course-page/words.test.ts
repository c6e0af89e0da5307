import { expect, test } from 'vitest'
import { words } from './words.ts'

test.each([
  [60 * 86_400, 'ছাড় শেষ হতে ৬০ দিন বাকি'],
  [86_400, 'ছাড় শেষ হতে ১ দিন বাকি'],
  [86_399, 'ছাড় শেষ হতে ২৩:৫৯:৫৯'],
])('an offer with %i seconds left counts seconds only on its last day', (seconds, text) =>
  expect(words.offerEnds(seconds)).toBe(text),
)
