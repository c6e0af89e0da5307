import { expect, test } from 'vitest'
import type { AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { markIn, withMark } from '../drafts/draft.ts'
import { answerText, type BulkItem, bulkItem, commonRows, stepsOf } from './bulk-plan.ts'

const submissionWith = (id: string, value: Submission['answers'][number]['value'], questions = 1): Submission =>
  ({
    _id: id,
    version: 1,
    format_type: 'flat',
    sections: [],
    questions: Array.from({ length: questions }, (_, at) => ({ _id: `q${at + 1}`, text: '', marks: 5, question_type: 'essay' })),
    keys: [],
    answers: [{ question: 'q1', value, edit: 1, writer: 'w', late_delivery: false }],
    result: [],
    comment: '',
    try_no: 1,
  }) as unknown as Submission

const item = (id: string, value: string, questions = 1) => bulkItem(submissionWith(id, value, questions), undefined)
const row = (of: BulkItem, at = 0) => of.rows[at]!

test('the same mark and word for all; what is complete is checked', () => {
  const items = [item('a', 'x'), item('b', 'y', 2)]
  const steps = stepsOf(items, { kind: 'same', row: 'q1', mark: 3, comment: 'ভালো' })
  expect(steps.map(({ draft, isChecked }) => [draft.comment, isChecked])).toEqual([
    ['ভালো', true],
    ['ভালো', false],
  ])
  expect(steps.map((step) => markIn(step.draft, row(step.item)))).toEqual([3, 3])
})

test('nothing to say is nothing to do', () => {
  expect(stepsOf([item('a', 'x')], { kind: 'same', row: 'q1', mark: null, comment: '' })).toEqual([])
})

test('a group of equal answers gets its mark, the others none', () => {
  const steps = stepsOf([item('a', '২০১'), item('b', 'না')], { kind: 'equal', question: 'q1', marks: new Map([['a', 5]]) })
  expect(steps.map(({ item: { of }, draft }) => [of._id, markIn(draft, row(item('a', '')))])).toEqual([['a', 5]])
})

test('the assistant is agreed with only where the draft says the same', () => {
  const suggestion = { questions: [{ question: 'q1', mark: 4, criteria: [] }] } as unknown as AiSuggestion
  const plain = item('a', 'x')
  const agreed = { ...plain, suggestion, draft: withMark(plain.draft, row(plain), 4) }
  const differing = { ...plain, suggestion, draft: withMark(plain.draft, row(plain), 2) }
  expect(stepsOf([agreed, differing, { ...plain, suggestion }], { kind: 'agreed' })).toHaveLength(1)
})

test.each([
  ['লেখা', 'লেখা'],
  [{ x: 'ক', y: 'খ' }, 'ক · খ'],
  [null, ''],
  [['a'], undefined],
  [{ url: '', name: 'a', size: 1, sha256: 's' }, undefined],
] as const)('the text of %o is %s', (value, text) => {
  expect(answerText(bulkItem(submissionWith('a', value as Submission['answers'][number]['value']), undefined), 'q1')).toBe(text)
})

test('only rows that all of them have can be marked together', () => {
  expect(commonRows([item('a', '', 2), item('b', '', 1)], (_row, no) => String(no)).map(({ id }) => id)).toEqual(['q1'])
  expect(commonRows([], () => '')).toEqual([])
})
