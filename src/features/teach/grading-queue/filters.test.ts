import { expect, test } from 'vitest'
import { addressOf, askedOf, filterIn, isNarrowed, queryOf, sameRowsKey } from './filters.ts'

const roundTrip = (text: string) => queryOf(filterIn(new URLSearchParams(text))).toString()

test.each([
  ['', ''],
  ['batch=b&exam=e&learner=l', 'exam=e&batch=b&learner=l'],
  ['checked=yes&page=3&count=20', 'checked=yes&page=3&count=20'],
  ['checked=all&marks_min=5&marks_max=7.5', 'checked=all&marks_min=5&marks_max=7.5'],
  ['marks_min=৫&page=২', 'marks_min=5&page=2'],
  ['page=0&count=7&checked=perhaps&marks_min=x', ''],
  ['page=-1&count=50&checked=no', ''],
  ['only=a.b', 'only=a.b'],
])('?%s is kept as ?%s', (given, kept) => {
  expect(roundTrip(given)).toBe(kept)
})

test('the call is asked only what is filtered; unchecked is the usual', () => {
  expect(askedOf(filterIn(new URLSearchParams('')))).toEqual({ checked: false })
  expect(askedOf(filterIn(new URLSearchParams('checked=all&marks_max=4')))).toEqual({ marks_max: 4 })
})

test('a page is another place in the same rows', () => {
  const [one, other] = ['batch=b&page=1', 'batch=b&page=4'].map((text) => filterIn(new URLSearchParams(text)))
  expect(sameRowsKey(one!)).toBe(sameRowsKey(other!))
  expect(addressOf('/x', other!)).toBe('/x?batch=b&page=4')
  expect(isNarrowed(other!)).toBe(true)
  expect(isNarrowed(filterIn(new URLSearchParams('page=2&checked=yes')))).toBe(false)
})
