import { expect, test } from 'vitest'
import type { ExamRevised } from '#src/api/shapes/exam.ts'
import { layOut, listCorrected, shuffle } from './order.ts'

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

const idsOf = (sections: ReturnType<typeof layOut>) =>
  sections.map(({ placed }) => placed.map(({ question: { _id } }) => _id))

test('an order depends only on its key, contains everything, and differs from key to key', () => {
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
  expect(one.flatMap(({ placed }) => placed.map(({ number }) => number))).toEqual(
    letters.map((_, at) => at + 1),
  )
})

test('an order that must not be shuffled stays', () => {
  const still = layOut(
    { ...exam, is_question_order_shuffled: false, is_option_order_shuffled: false },
    'attempt-1',
  )
  expect(idsOf(still).flat()).toEqual(letters)
})

test('a correction of a word or mark is found in any section; a booked interview slot does not count as one', () => {
  const slot = {
    _id: 'slot',
    starts_at: '2026-11-25T10:00:00Z',
    ends_at: '2026-11-25T10:30:00Z',
    is_taken: false,
  }
  const interview = {
    _id: 'hour',
    question_type: 'interview' as const,
    text: '',
    marks: 1,
    state: 'free' as const,
    slots: [slot],
  }
  const shown = { ...exam, questions: [interview] } as unknown as ExamRevised
  const revised = structuredClone(shown)
  Object.assign(revised.questions[0]!, {
    state: 'booked',
    link: 'https://meet.example',
    slots: [{ ...slot, is_taken: true }],
  })
  expect(listCorrected(shown, revised)).toEqual([])
  Object.assign(revised.sections[0]!.questions[1]!, { options: [{ _id: 'A', text: 'ঠিক করা' }] })
  revised.sections[1]!.questions[0]!.marks = 2
  expect(listCorrected(shown, revised)).toEqual(['B', 'J'])
})
