import { expect, test } from 'vitest'
import { computeFingerprint, computeLikeness, listSharedMarks, widenToWords } from './winnow.ts'

const likeness = (one: string, other: string) =>
  computeLikeness(computeFingerprint(one), computeFingerprint(other), new Set())

const ESSAY =
  'ইনডেক্স ছাড়া সব ডকুমেন্ট দেখতে হয়। ইনডেক্স থাকলে গাছের মতো পথ ধরে দ্রুত পৌঁছানো যায়, কিন্তু প্রতিবার লেখার সময় গাছটিও বদলাতে হয়।'
const OTHER = 'টেবিলের কলাম আগে থেকে ঠিক করা, ডকুমেন্টের গঠন বদলাতে পারে। ছোট উদাহরণ: ব্যবহারকারীর ঠিকানা ভেতরেই রাখা যায়।'

test('a text matches itself whatever its spaces, case, digits and punctuation; another text does not', () => {
  expect(likeness(ESSAY, ESSAY.replaceAll(' ', '  \n').replaceAll('।', '.'))).toBeGreaterThanOrEqual(90)
  expect(
    likeness('const total = LIST.length + 100 // sum of all', 'const TOTAL=list.length+১০০ // sum of all'),
  ).toBe(100)
  expect(likeness(ESSAY, OTHER)).toBe(0)
})

test('a passage is found wherever it is, and marked in the original', () => {
  const around = `${OTHER} ${ESSAY} শেষ কথা: নিজের প্রজেক্টে মেপে দেখা দরকার।`
  expect(likeness(ESSAY, around)).toBeGreaterThanOrEqual(90)
  const marks = listSharedMarks(computeFingerprint(around), computeFingerprint(ESSAY))
  expect(marks).toHaveLength(1)
  expect(around.slice(marks[0]!.from, marks[0]!.to)).toContain('গাছের মতো পথ ধরে')
  expect(marks[0]!.from).toBeGreaterThanOrEqual(OTHER.length)
})

test('every passage of 25 equal letters is found', () => {
  const letters = 'abcdefghijklmnopqrstuvwxy'
  for (let at = 0; at < 30; at += 1) {
    const one = `${'1234567890'.repeat(3).slice(0, at)}${letters}0987`
    expect(
      listSharedMarks(computeFingerprint(one), computeFingerprint(`zz${letters}zzzz`)).length,
    ).toBeGreaterThan(0)
  }
})

test('text given to all counts for nobody, and too little text matches nothing', () => {
  const given = computeFingerprint('function sumOfEven(numbers) { return numbers')
  const [one, other] = [
    'function sumOfEven(numbers) { return numbers.filter(isEven) }',
    'function sumOfEven(numbers) { return numbers }',
  ]
  expect(computeLikeness(computeFingerprint(one), computeFingerprint(other), new Set(given.keys()))).toBe(0)
  expect(likeness('জানি না', 'জানি না')).toBe(0)
})

test('marks extend to the ends of words, and adjacent ones are joined', () => {
  const widen = (marks: { from: number; to: number }[]) => widenToWords('টেবিলের কলাম আগে', marks)
  expect(widen([{ from: 2, to: 9 }])).toEqual([{ from: 0, to: 12 }])
  expect(
    widen([
      { from: 1, to: 4 },
      { from: 10, to: 11 },
      { from: 13, to: 16 },
    ]),
  ).toEqual([{ from: 0, to: 16 }])
})
