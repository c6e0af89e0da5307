import { describe, expect, it } from 'vitest'
import phones from './corpus/phones.json'
import { isInternationalPhone, isLocalPhone, normalisePhone, strip880 } from './phone.ts'

describe('the two rules, read literally (spec 5)', () => {
  it.each(phones as [string, boolean, boolean][])('%j local %s, international %s', (text, isLocal, isInternational) => {
    expect(isLocalPhone(text)).toBe(isLocal)
    expect(isInternationalPhone(text)).toBe(isInternational)
  })
})

describe('what people type (ruling R32)', () => {
  it.each([
    ['01712345678', '01712345678'],
    ['8801712345678', '01712345678'],
    ['+8801712345678', '01712345678'],
    ['+88 01712-345678', '01712345678'],
    ['1712345678', '01712345678'],
    ['8801712345678', '01712345678'],
    ['88001712345678', '01712345678'],
    ['881712345678', '01712345678'],
    ['+1712345678', '01712345678'],
    ['01788345678', '01788345678'],
    ['17123456789', '+17123456789'],
    ['০১৭১২ ৩৪৫ ৬৭৮', '01712345678'],
    ['+৮৮০১৭১২–৩৪৫৬৭৮', '01712345678'],
    ['\u202a+8801712345678\u202c', '01712345678'],
    ['+14155550123', '+14155550123'],
    ['14155550123', '+14155550123'],
    ['+44 20 7946 0958', '+442079460958'],
    ['01012345678', undefined],
    ['0171234567', undefined],
    ['008801712345678', '01712345678'],
    ['0014155550123', '+14155550123'],
    ['01712.345678', '01712345678'],
    ['(01712) 345-678', '01712345678'],
    ['01712/345678', '01712345678'],
    ['+880 (0) 1712-345678', '01712345678'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['tel:+8801712345678', '01712345678'],
    ['Tel: 01712345678,', '01712345678'],
    ['01712345678;', '01712345678'],
    ['01712345678, 01812345678', undefined],
    ['00', undefined],
    ['01788712345678', undefined],
    ['', undefined],
    ['ফোন', undefined],
  ])('%j is saved as %s', (typed, phone) => expect(normalisePhone(typed)).toBe(phone))

  it('answers at once for a very long text', () => expect(normalisePhone('1'.repeat(100_000))).toBeUndefined())
})

describe('a leading 880 (spec 5)', () => {
  it.each([
    ['8801712345678', '1712345678'],
    ['+8801712345678', '1712345678'],
    ['01788012345', '01788012345'],
  ])('%s → %s', (phone, rest) => expect(strip880(phone)).toBe(rest))
})
