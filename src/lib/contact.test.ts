import { describe, expect, it } from 'vitest'
import { parseContact, getContactType } from './contact.ts'

describe('contact type (spec 5)', () => {
  it.each([
    ['nusrat@karigor.example', 'email'],
    ['01712345678', 'phone'],
    ['8801712345678', 'phone'],
    ['01012345678', 'error'],
    ['+14155550123', 'error'],
    ['', 'error'],
  ])('%j is %s', (text, type) => expect(getContactType(text)).toBe(type))
})

describe('typed text, as it is sent (ruling R11, ruling R32)', () => {
  it.each([
    [' nusrat@karigor.example ', { email: 'nusrat@karigor.example' }],
    ['nusrat@karigor', undefined],
    ['+৮৮০১৭১২-৩৪৫৬৭৮', { phone: '01712345678' }],
    ['+1 415 555 0123', { phone: '+14155550123' }],
    ['নুসরাত', undefined],
  ])('%j is %j', (typed, contact) => expect(parseContact(typed)).toEqual(contact))
})
