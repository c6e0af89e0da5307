import { expect, test } from 'vitest'
import { listJudgedWords, splitAtQuoted } from './quoted-words.ts'

const lit = (text: string, quoted: readonly string[]) =>
  splitAtQuoted(text, quoted).flatMap((part) => (part.isQuoted ? part.text : []))

test.each([
  ['টেবিলের কলাম আগে থেকে ঠিক করা', ['টেবিল', 'ঠিক'], ['টেবিলের', 'ঠিক']],
  ['বেঠিক কথা, ঠিকানা', ['ঠিক'], []],
  ['An Index, or index', ['index'], ['Index', 'index']],
  ['ইনডেক্স দিলে দ্রুত', ['ইনডেক্স দিলে', 'ইনডেক্স'], ['ইনডেক্স দিলে']],
  ['a.b(c', ['a.b('], ['a.b(c']],
  ['কিছু নেই', [], []],
])('in “%s” the words %j are lit as %j', (text, quoted, expected) => {
  expect(lit(text, quoted)).toEqual(expected)
})

test('the parts make the whole text again', () => {
  const text = 'ঠিক, ঠিকই তো। ঠিক'
  expect(
    splitAtQuoted(text, ['ঠিক'])
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('words are quoted in the reason of the whole and of each criterion', () => {
  const criteria = [{ title: 'ধারণা', mark: 1, marks: 2, reason: '`sort()` ও “টেবিল” আছে।' }]
  expect(listJudgedWords({ reason: '“টেবিল” আছে।', criteria })).toEqual(['টেবিল', 'sort()'])
})
