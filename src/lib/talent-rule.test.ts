import { expect, test } from 'vitest'
import { isBackwards, isTalentUsername, mergeSkills } from './talent-rule.ts'

test('skills that differ only in case, digits or spaces are one, in the first spelling', () => {
  expect(mergeSkills(['React', ' react ', 'HTML 5', 'html  ৫', '', '\u200b', 'রিয়্যাক্ট'])).toEqual([
    'React',
    'HTML 5',
    'রিয়্যাক্ট',
  ])
})

test.each([
  ['fa', false],
  ['farhana-akter', true],
  ['a'.repeat(31), false],
  ['ফারহানা', false],
  ['a b', false],
])('%j as a username: %s', (text, isFine) => expect(isTalentUsername(text)).toBe(isFine))

test('a period may end in the month in which it began, and never before', () => {
  expect(isBackwards('2025-03-01', '2025-02-01')).toBe(true)
  expect(isBackwards('2025-03-01', '2025-03-01')).toBe(false)
  expect(isBackwards('2025-03-01', null)).toBe(false)
})
