import { expect, test } from 'vitest'
import type { Submission } from '#src/api/shapes/submission.ts'
import { buildBulkItem } from './bulk-plan.ts'
import { listTextQuestions, NOTHING_TYPED, parseGroupMark, readAction } from './bulk-typed.ts'

const item = (id: string, ...answers: readonly string[]) =>
  buildBulkItem(
    {
      _id: id,
      version: 1,
      format_type: 'flat',
      sections: [],
      questions: answers.map((_, at) => ({
        _id: `q${at + 1}`,
        text: '',
        marks: 5 - at,
        question_type: 'essay',
      })),
      keys: [],
      answers: answers.map((value, at) => ({
        question: `q${at + 1}`,
        value,
        edit: 1,
        writer: 'w',
        late_delivery: false,
      })),
      result: [],
      comment: '',
      try_no: 1,
    } as unknown as Submission,
    undefined,
  )

const items = [item('a', '404', 'হ্যাঁ'), item('b', '৪০৪', 'না')]
const same = { ...NOTHING_TYPED, row: 'q2' }
const equal = { ...NOTHING_TYPED, way: 'equal' } as const

test.each([
  ['', undefined],
  ['৪', 4],
  ['2.5', 2.5],
  ['৫', undefined],
  ['-1', undefined],
  ['চার', undefined],
])('%j as the mark of a row of four marks is %s', (text, mark) => {
  const action = readAction(items, { ...same, text })
  expect(action && 'mark' in action ? action.mark : undefined).toBe(mark)
})

test('without a row only the comment is sent', () => {
  expect(readAction(items, { ...NOTHING_TYPED, row: '', text: '৯৯', comment: ' ভালো ' })).toEqual({
    kind: 'same',
    row: '',
    mark: null,
    comment: 'ভালো',
  })
})

test('a row that these submissions do not have is replaced by their first', () => {
  expect(readAction(items, { ...NOTHING_TYPED, row: 'gone', text: '5' })).toMatchObject({
    row: 'q1',
    mark: 5,
  })
})

test('marks of all questions are sent together, also of those not on screen', () => {
  const action = readAction(items, {
    ...equal,
    question: 'q2',
    marks: { q1: { '404': '৩' }, q2: { না: '০' } },
  })
  expect(action).toEqual({
    kind: 'equal',
    marks: new Map([
      ['a', new Map([['q1', 3]])],
      [
        'b',
        new Map([
          ['q1', 3],
          ['q2', 0],
        ]),
      ],
    ]),
  })
})

test('one mark above the maximum blocks all', () => {
  const typed = { ...equal, marks: { q1: { '404': '৩' }, q2: { না: '৫' } } }
  expect(readAction(items, typed)).toBeUndefined()
  expect(parseGroupMark(typed, listTextQuestions(items)[1]!, 'না')).toBeUndefined()
})
