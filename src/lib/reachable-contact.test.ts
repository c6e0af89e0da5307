import { expect, test } from 'vitest'
import { findReachableContact } from './reachable-contact.ts'

test.each([
  ['০১৭১২-৩৪৫৬৭৮', '01712345678'],
  ['nusrat@karigor.example', 'nusrat@karigor.example'],
  ['+1 415 555 0123', '+14155550123'],
  ['14155550123', '+14155550123'],
  ['+6581234', '+6581234'],
  ['12345678', '+12345678'],
  ['1234567', undefined],
  ['123', undefined],
  ['নুসরাত', undefined],
])('%j is sent as %j', (typed, sent) => {
  expect(findReachableContact(typed)).toBe(sent)
})
