import { expect, test } from 'vitest'
import type { AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { type Draft, markIn, withMark } from '../drafts/draft.ts'
import type { MarkRow } from '../sheet.ts'
import { disagrees, isEqualToDraft, suggestedFor, withSuggestion } from './suggested.ts'

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

test('a row has the mark of its criterion, or of its question', () => {
  expect(rows.map((row) => suggestedFor(suggestion, row)?.mark)).toEqual([4, 2, null])
  expect(suggestedFor(undefined, rows[0])).toBeUndefined()
})

test('all of it, or one row; what it cannot judge stays without a mark', () => {
  expect(rows.map((row) => markIn(withSuggestion(empty, rows, suggestion), row))).toEqual([4, 2, null])
  expect(rows.map((row) => markIn(withSuggestion(empty, [rows[1]], suggestion), row))).toEqual([null, 2, null])
})

test('taking over what is there already changes nothing', () => {
  const taken = withSuggestion(empty, rows, suggestion)
  expect(withSuggestion(taken, rows, suggestion)).toBe(taken)
})

test('they differ only where both gave a mark', () => {
  expect(disagrees(empty, rows[0], suggestion)).toBe(false)
  expect(disagrees(withMark(empty, rows[0], 5), rows[0], suggestion)).toBe(true)
  expect(disagrees(withMark(empty, rows[0], 4), rows[0], suggestion)).toBe(false)
  expect(disagrees(withMark(empty, rows[2], 1), rows[2], suggestion)).toBe(false)
})

test('equal to the draft: every row that it judged', () => {
  const taken = withSuggestion(empty, rows, suggestion)
  expect(isEqualToDraft(taken, rows, suggestion)).toBe(true)
  expect(isEqualToDraft(withMark(taken, rows[2], 1), rows, suggestion)).toBe(true)
  expect(isEqualToDraft(withMark(taken, rows[1], 3), rows, suggestion)).toBe(false)
  expect(isEqualToDraft(empty, rows, { ...suggestion, questions: [] })).toBe(false)
})
