import * as v from 'valibot'
import { expect, test } from 'vitest'
import { commerce } from '#src/api/contract/commerce.ts'
import { Email, Filled, Line, Typed } from './typed.ts'

test.each([
  ['KARIGOR10\u200b', 'KARIGOR10'],
  ['\u202aKARIGOR10\u202c', 'KARIGOR10'],
  ['KARI\u200dGOR10', 'KARIGOR10'],
])('the single line %j is sent as %j', (typed, sent) => {
  expect(v.parse(Line, typed)).toBe(sent)
  const { body } = commerce.checkPromo.options
  expect(v.parse(body, { course: 'c', promo_code: typed })).toMatchObject({ promo_code: sent })
})

test('an e-mail loses the formatting characters of the page it was copied from', () => {
  expect(v.parse(Email, '\u200e nusrat@example.com\u200b')).toBe('nusrat@example.com')
})

test('a name keeps the joiners of its letters and loses formatting characters', () => {
  expect(v.parse(Filled, 'র\u200d্যাব\u200e ')).toBe('র\u200d্যাব')
})

test.each(['\u200b', ' \u2060\u200d', '\u3164'])(
  '%j is an empty text, and missing where a text is required',
  (typed) => {
    expect(v.parse(Typed, typed)).toBe('')
    expect(v.safeParse(Filled, typed).success).toBe(false)
  },
)
