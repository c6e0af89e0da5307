import { expect, test } from 'vitest'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import { layOut, shuffle } from './order.ts'

const letters = Array.from({ length: 20 }, (_, at) => String.fromCodePoint(65 + at))
const question = (_id: string) => ({
  _id,
  question_type: 'single' as const,
  text: '',
  marks: 1,
  options: letters.map((text) => ({ _id: text, text })),
})
const exam = {
  _id: 'exam',
  format_type: 'section' as const,
  sections: [
    { _id: 's1', title: 'ক', questions: letters.slice(0, 9).map(question) },
    { _id: 's2', title: 'খ', questions: letters.slice(9).map(question) },
  ],
  questions: [],
  is_question_order_shuffled: true,
  is_option_order_shuffled: true,
} satisfies Partial<ExamRevised>

const idsOf = (sections: ReturnType<typeof layOut>) => sections.map(({ placed }) => placed.map(({ question: { _id } }) => _id))

test('an order is fixed by its key, holds everything, and differs from key to key', () => {
  expect(shuffle(letters, 'a')).toEqual(shuffle(letters, 'a'))
  expect(shuffle(letters, 'a')).not.toEqual(shuffle(letters, 'b'))
  expect(shuffle(letters, 'a').toSorted()).toEqual(letters)
})

test('every attempt has its own order, within the sections, numbered through', () => {
  const one = layOut(exam, 'attempt-1')
  expect(idsOf(one)).toEqual(idsOf(layOut(exam, 'attempt-1')))
  expect(idsOf(one)).not.toEqual(idsOf(layOut(exam, 'attempt-2')))
  expect(idsOf(one).map((ids) => ids.length)).toEqual([9, 11])
  expect(idsOf(one)[0]?.toSorted()).toEqual(letters.slice(0, 9))
  expect(one.flatMap(({ placed }) => placed.map(({ number }) => number))).toEqual(letters.map((_, at) => at + 1))
})

test('what is not to be shuffled stays', () => {
  const still = layOut({ ...exam, is_question_order_shuffled: false, is_option_order_shuffled: false }, 'attempt-1')
  expect(idsOf(still).flat()).toEqual(letters)
})
