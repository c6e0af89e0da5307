import { expect, it } from 'vitest'
import { readBijoy } from './bijoy.ts'

it.each([
  ['‡dmeyK gv‡K©wUs', 'ফেসবুক মার্কেটিং', true],
  ['‡¯úv‡Kb Bswjk', 'স্পোকেন ইংলিশ', true],
  ['G‡·j', 'এক্সেল', true],
  ['wdªj¨vwÝs', 'ফ্রিল্যান্সিং', true],
  ['WvUv mv‡qÝ', 'ডাটা সায়েন্স', true],
  ['I‡qe †W‡fjc‡g›U', 'ওয়েব ডেভেলপমেন্ট', true],
  ['cvB_b', 'পাইথন', false],
  ['evsjv', 'বাংলা', false],
])('%s is %s', (typed, text, isCertain) =>
  expect(readBijoy(typed)).toEqual({ text: text.normalize('NFC'), isCertain }),
)

it.each(['facebook', 'HTML', 'spoken english', 'ফেসবুক', 'ফেসবুক ‡dm', '', '১২', '©', 'C++'])(
  '%j is not Bijoy text',
  (typed) => {
    expect(readBijoy(typed)).toBeUndefined()
  },
)

it.each(['JavaScript', 'useState', 'résumé', 'café'])('%s may be Latin', (typed) => {
  expect(readBijoy(typed)?.isCertain).not.toBe(true)
})
