import { expect, test } from 'vitest'
import { randomFrom } from '../../tests/support/random.ts'
import {
  type CommentParts,
  describeSum,
  formatReason,
  MOST_POINTS,
  nameRow,
  parseReason,
  parseTyped,
  readComment,
  readRowWords,
  type Reason,
  sumReasons,
  writeComment,
} from './reasons.ts'

const BITS = [
  'একক',
  'লেখেনি',
  '−',
  '+',
  '[',
  ']',
  '[+২]',
  '=',
  '০.৫',
  '-1',
  ' ',
  ': ',
  'O(n)',
  '\u200cক্ষ',
  '৳',
  '“ঠিক”',
]

/** Comments as people and other clients write them, by a seed. */
function makeWriter(seed: number) {
  const random = randomFrom(seed)
  const pick = (count: number) => Math.floor(random() * count)
  const words = () =>
    Array.from({ length: 1 + pick(5) }, () => BITS[pick(BITS.length)])
      .join('')
      .trim() || 'ক'
  const points = () => (pick(2 * MOST_POINTS * 100) - MOST_POINTS * 100) / 100 || 0
  const small = () => (pick(33) - 16) / 4 || 0
  const parts = (): CommentParts => ({
    reasons: Array.from({ length: pick(5) }, () => ({
      points: pick(2) ? points() : small(),
      words: words(),
    })),
    hands: Array.from({ length: pick(2) }, () => ({
      mark: Math.abs(small()),
      words: pick(2) ? words() : '',
    })),
    rest: Array.from({ length: pick(4) }, () => (pick(4) ? `• ${words()}` : '')).join('\n'),
  })
  return { parts, pick }
}

test('reasons, marks by hand and free words are found again in the comment that carries them', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const parts = makeWriter(seed).parts()
    const comment = writeComment(parts)
    expect(readComment(comment)).toEqual(parts)
    expect(writeComment(readComment(comment))).toBe(comment)
  }
})

test('any text at all is kept: read and written again it says the same', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { pick } = makeWriter(seed)
    const pieces = [...BITS, '\n', '\r\n', '[−১] ক', '[=২]', '\n[+1] খ']
    const text = Array.from({ length: pick(12) }, () => pieces[pick(pieces.length)]).join('')
    const once = readComment(text)
    expect(readComment(writeComment(once))).toEqual(once)
  }
})

test('a sum is never below 0 or above the full marks, exact in hundredths, whatever the order', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { reasons } = makeWriter(seed).parts()
    const full = makeWriter(seed).pick(21) / 2
    const sum = sumReasons(reasons, full)
    expect(sum).toBeGreaterThanOrEqual(0)
    expect(sum).toBeLessThanOrEqual(full)
    expect(sumReasons(reasons.toReversed(), full)).toBe(sum)
  }
  const tenths = Array.from({ length: 3 }, (): Reason => ({ points: 0.1, words: 'ক' }))
  expect(sumReasons(tenths, 4)).toBe(0.3)
  expect(
    describeSum([
      { points: 2, words: '' },
      { points: 1, words: '' },
      { points: -0.5, words: '' },
    ]),
  ).toBe('২ + ১ − ০.৫')
})

test.each([
  ['[−০.৫] একক লেখেনি', -0.5, 'একক লেখেনি'],
  ['[-0.5] একক লেখেনি', -0.5, 'একক লেখেনি'],
  ['[+২] ধাপ ঠিক', 2, 'ধাপ ঠিক'],
  ['[ + 2.25 ]ধাপ ঠিক\r', 2.25, 'ধাপ ঠিক'],
  ['[+০] পরের বার ছবি দিন', 0, 'পরের বার ছবি দিন'],
])('a line of another client is a reason: %s', (line, points, words) => {
  expect(parseReason(line)).toEqual({ points, words })
})

test.each([
  '[2] সূত্র দেখুন',
  '[+২]',
  'ঠিক [+২]',
  '[=৩] হাতে দেওয়া নম্বর',
  '[+2.125] ক',
  '[+] ক',
  '[পৃষ্ঠা ১ · ৫০%, ২০%] ধাপ',
])('any other line is plain comment: %s', (line) => expect(parseReason(line)).toBeUndefined())

test.each([
  ['একক লেখেনি -0.5', '[−০.৫] একক লেখেনি'],
  ['একক লেখেনি  −০.৫', '[−০.৫] একক লেখেনি'],
  ['+২ ধাপ ঠিক', '[+২] ধাপ ঠিক'],
  ['[+২] ধাপ ঠিক', '[+২] ধাপ ঠিক'],
  ['ধাপ ১ ঠিক + 2', '[+২] ধাপ ১ ঠিক'],
  ['HTML5-2', undefined],
  ['ধাপ ২', undefined],
  ['+২', undefined],
  ['', undefined],
])('one typed line, points at either end: %s', (typed, line) => {
  const reason = parseTyped(typed)
  expect(reason && formatReason(reason)).toBe(line)
})

test('a reason of a criterion carries its title, and belongs to no other', () => {
  const words = nameRow('ধাপ ঠিক', ' উদাহরণ  দেওয়া ')
  expect(readRowWords(words, 'উদাহরণ দেওয়া')).toBe('ধাপ ঠিক')
  expect(readRowWords(words, 'ভাষা')).toBeUndefined()
  expect(readRowWords(words, undefined)).toBe(words)
})
