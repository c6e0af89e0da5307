import { expect, test } from 'vitest'
import type { AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { getMark, setMark } from '../saving/draft.ts'
import { buildSheet, getAnswerText } from '../sheet.ts'
import { type BulkItem, buildBulkItem, findCommonRows, planSteps } from './bulk-plan.ts'

const submissionWith = (
  id: string,
  value: Submission['answers'][number]['value'],
  questions = 1,
): Submission =>
  ({
    _id: id,
    version: 1,
    format_type: 'flat',
    sections: [],
    questions: Array.from({ length: questions }, (_, at) => ({
      _id: `q${at + 1}`,
      text: '',
      marks: 5,
      question_type: 'essay',
    })),
    keys: [],
    answers: [{ question: 'q1', value, edit: 1, writer: 'w', late_delivery: false }],
    result: [],
    comment: '',
    try_no: 1,
  }) as unknown as Submission

const item = (id: string, value: string, questions = 1) =>
  buildBulkItem(submissionWith(id, value, questions), undefined)
const row = (item: BulkItem, at = 0) => item.rows[at]!

test('all get the same mark and comment; complete ones are checked', () => {
  const items = [item('a', 'x'), item('b', 'y', 2)]
  const steps = planSteps(items, { kind: 'same', row: 'q1', mark: 3, comment: 'ভালো' })
  expect(steps.map(({ draft, isChecked }) => [draft.comment, isChecked])).toEqual([
    ['ভালো', true],
    ['ভালো', false],
  ])
  expect(steps.map((step) => getMark(step.draft, row(step.item)))).toEqual([3, 3])
})

test('an empty action plans no steps', () => {
  expect(planSteps([item('a', 'x')], { kind: 'same', row: 'q1', mark: null, comment: '' })).toEqual([])
})

test('only the group of equal answers gets the mark', () => {
  const steps = planSteps([item('a', '২০১'), item('b', 'না')], {
    kind: 'equal',
    marks: new Map([['a', new Map([['q1', 5]])]]),
  })
  expect(
    steps.map(({ item: { submission }, draft }) => [submission._id, getMark(draft, row(item('a', '')))]),
  ).toEqual([['a', 5]])
})

test('agreement covers only drafts that equal the suggestion', () => {
  const suggestion = { questions: [{ question: 'q1', mark: 4, criteria: [] }] } as unknown as AiSuggestion
  const plain = item('a', 'x')
  const agreed = { ...plain, suggestion, draft: setMark(plain.draft, row(plain), 4) }
  const differing = { ...plain, suggestion, draft: setMark(plain.draft, row(plain), 2) }
  expect(planSteps([agreed, differing, { ...plain, suggestion }], { kind: 'agreed' })).toHaveLength(1)
})

test.each([
  ['লেখা', 'লেখা'],
  [{ x: 'ক', y: 'খ' }, 'ক · খ'],
  [null, ''],
  [['a'], undefined],
  [{ url: '', name: 'a', size: 1, sha256: 's' }, undefined],
] as const)('the text of %o is %s', (value, text) => {
  expect(
    getAnswerText(buildSheet(submissionWith('a', value as Submission['answers'][number]['value'])), 'q1'),
  ).toBe(text)
})

test('only rows that all submissions have can be marked together', () => {
  expect(
    findCommonRows([item('a', '', 2), item('b', '', 1)], (_row, no) => String(no)).map(({ id, title }) => [
      id,
      title,
    ]),
  ).toEqual([['q1', '1']])
  expect(findCommonRows([], () => '')).toEqual([])
})

const withCriteria = (id: string, questions: readonly string[]) => {
  const plain = submissionWith(id, 'x', questions.length)
  return buildBulkItem(
    {
      ...plain,
      questions: plain.questions.map((each, at) => ({ ...each, _id: questions[at]! })),
      keys: questions.map((question) => ({ question, rubric: [{ title: 'ভাষা', marks: 5 }] })),
    } as Submission,
    undefined,
  )
}

test('criteria with the same title in two questions stay two rows with separate marks', () => {
  const items = [withCriteria('a', ['q1', 'q2']), withCriteria('b', ['q1', 'q2'])]
  const rows = findCommonRows(items, ({ criterion }, no) => `${no} ${criterion}`)
  expect(rows.map(({ title }) => title)).toEqual(['1 ভাষা', '2 ভাষা'])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
  const steps = planSteps(items, { kind: 'same', row: rows[1]!.id, mark: 2, comment: '' })
  expect(steps.map(({ item, draft }) => item.rows.map((each) => getMark(draft, each)))).toEqual([
    [null, 2],
    [null, 2],
  ])
})

test('submissions with other questions are marked by a criterion that each has exactly once', () => {
  const items = [withCriteria('a', ['q1']), withCriteria('b', ['q9'])]
  const [shared] = findCommonRows(items, ({ criterion }) => criterion ?? '')
  const steps = planSteps(items, { kind: 'same', row: shared!.id, mark: 3, comment: '' })
  expect(steps.map(({ item, draft }) => getMark(draft, row(item)))).toEqual([3, 3])
  expect(findCommonRows([withCriteria('a', ['q1', 'q2']), withCriteria('b', ['q9'])], () => '')).toEqual([])
})
