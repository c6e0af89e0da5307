import { expect, test } from 'vitest'
import { readComment, sumReasons } from '#src/lib/reasons.ts'
import { randomFrom } from '../../../../../tests/support/random.ts'
import { addReason, isHandGiven, listGiven, toggleReason } from '../reasons/give-reason.ts'
import type { MarkRow } from '../sheet.ts'
import {
  type Draft,
  getMark,
  getQuestionDraft,
  setFreeWords,
  setMark,
  setReasons,
  setToSum,
} from './draft.ts'

const EMPTY: Draft = { submission: 's1', version: 1, questions: {}, comment: '', edit: 0 }
const whole: MarkRow = { id: 'q1', question: 'q1', criterion: undefined, marks: 4 }
const rows: readonly MarkRow[] = ['উদাহরণ', 'ভাষা ও গঠন'].map((criterion) => ({
  id: `q1/${criterion}`,
  question: 'q1',
  criterion,
  marks: 3,
}))
const STEP = { points: 2, words: 'ধাপ ঠিক' }
const UNIT = { points: -0.5, words: 'একক লেখেনি' }
const commentOf = (draft: Draft) => getQuestionDraft(draft, 'q1').comment

test('the mark is the sum of its reasons, and the comment says them beside the free words', () => {
  const draft = [STEP, UNIT].reduce(
    (now, each) => toggleReason(now, whole, each),
    setFreeWords(EMPTY, 'q1', 'ভালো।'),
  )
  expect(getMark(draft, whole)).toBe(1.5)
  expect(commentOf(draft)).toBe('[+২] ধাপ ঠিক\n[−০.৫] একক লেখেনি\nভালো।')
  const without = [STEP, UNIT].reduce((now, each) => toggleReason(now, whole, each), draft)
  expect([getMark(without, whole), commentOf(without)]).toEqual([null, 'ভালো।'])
})

test('who begins by taking points off takes them off the full marks', () => {
  const draft = addReason(EMPTY, whole, UNIT, [])
  expect([getMark(draft, whole), commentOf(draft)]).toEqual([3.5, '[+৪] পূর্ণ নম্বর\n[−০.৫] একক লেখেনি'])
  expect(getMark(addReason(EMPTY, whole, UNIT, [STEP]), whole)).toBe(0)
})

test('a mark given by hand stays beside the reasons, says so, and gives way only to the sum that is asked for', () => {
  const byHand = setMark(toggleReason(EMPTY, whole, STEP), whole, 3)
  expect(commentOf(byHand)).toBe('[+২] ধাপ ঠিক\n[=৩] হাতে দেওয়া নম্বর')
  const more = toggleReason(byHand, whole, UNIT)
  expect([getMark(more, whole), isHandGiven(more, whole)]).toEqual([3, true])
  const summed = setToSum(more, whole)
  expect([getMark(summed, whole), commentOf(summed)]).toEqual([1.5, '[+২] ধাপ ঠিক\n[−০.৫] একক লেখেনি'])
  // A mark from before there were reasons is one too, and so is that of a client that writes no line.
  expect(getMark(toggleReason(setMark(EMPTY, whole, 3), whole, STEP), whole)).toBe(3)
  const other = { ...summed, questions: { q1: { ...getQuestionDraft(summed, 'q1'), mark: 4 } } }
  expect(getMark(toggleReason(other, whole, STEP), whole)).toBe(4)
})

test('each criterion has its own reasons in the one comment of the answer', () => {
  const [first, second] = rows as [MarkRow, MarkRow]
  const draft = toggleReason(toggleReason(EMPTY, first, STEP), second, STEP)
  expect(commentOf(draft)).toBe('[+২] উদাহরণ: ধাপ ঠিক\n[+২] ভাষা ও গঠন: ধাপ ঠিক')
  const byHand = setMark(draft, second, 1)
  expect([getMark(byHand, first), listGiven(byHand, first)]).toEqual([2, [STEP]])
  expect(isHandGiven(byHand, first)).toBe(false)
  expect(readComment(commentOf(byHand)).hands).toEqual([{ mark: 1, words: 'ভাষা ও গঠন: হাতে দেওয়া নম্বর' }])
})

test('whatever is pressed in whatever order, a mark is within its bounds and is the sum or by hand', () => {
  const known = [STEP, UNIT, { points: 1, words: 'ছবি আছে' }, { points: -3, words: 'অন্য প্রশ্ন' }]
  const press = (draft: Draft, pick: (count: number) => number): Draft => {
    const row = rows[pick(2)]!
    const kind = pick(5)
    if (kind < 3) return toggleReason(draft, row, known[pick(known.length)]!)
    if (kind === 3) return setMark(draft, row, pick(2) ? pick(9) - 2 : null)
    return pick(2) ? setToSum(draft, row) : setReasons(draft, row, [])
  }
  const isTrue = (draft: Draft, row: MarkRow) => {
    const [mark, given] = [getMark(draft, row), listGiven(draft, row)]
    const isSum = given.length === 0 || isHandGiven(draft, row) || mark === sumReasons(given, row.marks)
    return isSum && (mark === null || (mark >= 0 && mark <= row.marks))
  }
  const wrong: string[] = []
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomFrom(seed)
    let draft = EMPTY
    for (let presses = 0; presses < 12; presses += 1) {
      draft = press(draft, (count) => Math.floor(random() * count))
      if (!rows.every((row) => isTrue(draft, row))) wrong.push(`${seed}: ${JSON.stringify(draft.questions)}`)
    }
  }
  expect(wrong).toEqual([])
})
