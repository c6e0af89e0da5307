import { expect, it } from 'vitest'
import { buildMarker, cutAround } from './marks.ts'

const marked = (query: string, text: string) =>
  buildMarker(query)(text)
    .filter(({ isMark }) => isMark)
    .map(({ text: part }) => part)

it.each([
  ['usestate', 'ক্লাস ২২: useState দিয়ে ফর্ম', ['useState']],
  ['react', 'React-এ State', ['React']],
  ['অফিস', 'এক্সেল: অফিসের হিসাব', ['অফিসের']],
  ['phlatar', 'ফ্লাটার দিয়ে কাজ', ['ফ্লাটার']],
  ['excel', 'এক্সেল', ['এক্সেল']],
  ['শিখতে চাই', 'পাইথন', []],
  ['state', 'খোঁজার সূত্র', []],
  ['react', 'টাকা ফেরত', []],
])('%s marks in %s', (query, text, words) => expect(marked(query, text)).toEqual(words))

it('keeps the whole text', () => {
  const text = 'আগের মান লাগলে setCount(prev => prev + 1) লিখুন।'
  const parts = buildMarker('prev')(text)
  expect(parts.map(({ text: part }) => part).join('')).toBe(text)
})

it('shortens a long text before the match, but not a short one', () => {
  const mark = buildMarker('setcount')
  expect(cutAround('আগের মানের ওপর নির্ভর করলে ফাংশন দিন, যেমন setCount', mark)).toMatch(/^….*setCount$/)
  expect(cutAround('setCount দিয়ে', mark)).toBe('setCount দিয়ে')
})
