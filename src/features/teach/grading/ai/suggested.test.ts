import { expect, test } from 'vitest'
import type { AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { type Draft, getMark, setMark } from '../saving/draft.ts'
import type { MarkRow } from '../sheet.ts'
import { hasDisagreement, isEqualToDraft, findSuggested, applySuggestion } from './suggested.ts'

const rows: readonly [MarkRow, MarkRow, MarkRow] = [
  { id: 'a/1', question: 'a', criterion: 'কাঠামো', marks: 5 },
  { id: 'a/2', question: 'a', criterion: 'ত্রুটি', marks: 5 },
  { id: 'b', question: 'b', criterion: undefined, marks: 2 },
]
const suggestion: AiSuggestion = {
  _id: 'ai-s-1',
  submission: 's',
  version: 1,
  note: '',
  mark: 6,
  marks: 12,
  questions: [
    {
      question: 'a',
      mark: 6,
      marks: 10,
      reason: '',
      criteria: [
        { title: 'কাঠামো', mark: 4, marks: 5, reason: 'আছে' },
        { title: 'ত্রুটি', mark: 2, marks: 5, reason: 'নেই' },
      ],
      lines: [],
    },
    { question: 'b', mark: null, marks: 2, reason: 'পড়া যায় না', criteria: [], lines: [] },
  ],
}
const empty: Draft = { submission: 's', version: 1, questions: {}, comment: '', edit: 0 }

test('a row has the suggested mark of its criterion or question', () => {
  expect(rows.map((row) => findSuggested(suggestion, row)?.mark)).toEqual([4, 2, null])
  expect(findSuggested(undefined, rows[0])).toBeUndefined()
})

test('all rows or one row are accepted; a row without a suggestion gets no mark', () => {
  expect(rows.map((row) => getMark(applySuggestion(empty, rows, suggestion), row))).toEqual([4, 2, null])
  expect(rows.map((row) => getMark(applySuggestion(empty, [rows[1]], suggestion), row))).toEqual([
    null,
    2,
    null,
  ])
})

test('accepting equal marks changes nothing', () => {
  const accepted = applySuggestion(empty, rows, suggestion)
  expect(applySuggestion(accepted, rows, suggestion)).toBe(accepted)
})

test('teacher and assistant disagree only where both gave a mark', () => {
  expect(hasDisagreement(empty, rows[0], suggestion)).toBe(false)
  expect(hasDisagreement(setMark(empty, rows[0], 5), rows[0], suggestion)).toBe(true)
  expect(hasDisagreement(setMark(empty, rows[0], 4), rows[0], suggestion)).toBe(false)
  expect(hasDisagreement(setMark(empty, rows[2], 1), rows[2], suggestion)).toBe(false)
})

test('a suggestion equals the draft when all its marks do', () => {
  const accepted = applySuggestion(empty, rows, suggestion)
  expect(isEqualToDraft(accepted, rows, suggestion)).toBe(true)
  expect(isEqualToDraft(setMark(accepted, rows[2], 1), rows, suggestion)).toBe(true)
  expect(isEqualToDraft(setMark(accepted, rows[1], 3), rows, suggestion)).toBe(false)
  expect(isEqualToDraft(empty, rows, { ...suggestion, questions: [] })).toBe(false)
})
