import { describe, expect, test } from 'vitest'
import { markRowsOf, type Sheet, type SheetQuestion } from '../sheet.ts'
import {
  draftFrom,
  isSameAsHeld,
  markIn,
  questionIn,
  questionMark,
  totalOf,
  withComment,
  withLine,
  withMark,
  withPhrase,
  withQuestionComment,
  withRetest,
} from './draft.ts'
import { bodyOf } from './save-body.ts'

const question = (id: string, marks: number, criteria: SheetQuestion['criteria'] = []): SheetQuestion => ({
  id,
  marks,
  criteria,
  asked: { _id: id, text: id, marks, question_type: 'essay' },
  right: null,
  explanation: '',
  value: null,
  isLateDelivery: false,
  isAuto: false,
})
const work = question('work', 10, [
  { title: 'কাঠামো', description: '', marks: 5 },
  { title: 'ত্রুটি', description: '', marks: 5 },
])
const sheet: Sheet = {
  id: 's1',
  version: 3,
  sections: [{ id: '1', title: '', questions: [work, question('short', 2.5)] }],
  held: {
    marks: [
      {
        question: 'work',
        mark: 4,
        marks: 10,
        is_auto: false,
        rubric: [{ title: 'কাঠামো', mark: 4, marks: 5 }],
        comment: '',
        lines: [{ line: 2, text: 'কেন?' }],
      },
    ],
    comment: 'ভালো',
  },
}
const rows = markRowsOf(sheet)
const [structure, faults, short] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]

test('a draft begins with what the server holds, and then says nothing new', () => {
  const draft = draftFrom(sheet)
  expect(draft).toMatchObject({ submission: 's1', version: 3, comment: 'ভালো', edit: 0 })
  expect(rows.map((row) => markIn(draft, row))).toEqual([4, null, null])
  expect(isSameAsHeld(draft, sheet)).toBe(true)
})

test.each([
  ['a mark', withMark(draftFrom(sheet), faults, 0)],
  ['a mark taken away', withMark(draftFrom(sheet), structure, null)],
  ['a comment', withComment(draftFrom(sheet), 'আরও ভালো')],
  ['a word on one answer', withQuestionComment(draftFrom(sheet), 'short', 'ঠিক পথে')],
  ['a line', withLine(draftFrom(sheet), 'work', 2, '')],
  ['a decision', withRetest(draftFrom(sheet), 'granted')],
])('%s is a change', (_name, draft) => {
  expect(draft.edit).toBe(1)
  expect(isSameAsHeld(draft, sheet)).toBe(false)
})

test.each([
  [7, 5],
  [-1, 0],
  [2.5, 2.5],
  [null, null],
])('a mark of %s becomes %s', (given, mark) => {
  expect(markIn(withMark(draftFrom(sheet), faults, given), faults)).toBe(mark)
})

test('nought is a mark, none is not', () => {
  const draft = withMark(draftFrom(sheet), short, 0)
  expect(totalOf(draft, rows)).toEqual({ given: 4, full: 12.5, missing: 1 })
  expect(questionMark(draft, rows, 'short')).toBe(0)
  expect(questionMark(draftFrom(sheet), rows, 'short')).toBeNull()
})

describe('words', () => {
  test('a phrase goes to the end, once', () => {
    const once = withPhrase(draftFrom(sheet), 'ত্রুটি সামলান।')
    expect(once.comment).toBe('ভালো ত্রুটি সামলান।')
    expect(withPhrase(once, 'ত্রুটি সামলান।')).toBe(once)
  })

  test('lines stand in order; an empty word takes one away', () => {
    const draft = withLine(withLine(draftFrom(sheet), 'work', 1, ' প্রথম '), 'work', 2, '  ')
    expect(questionIn(draft, 'work').lines).toEqual([{ line: 1, text: 'প্রথম' }])
  })
})

test('the save carries version, sums, rubric and key', () => {
  const draft = withMark(withMark(draftFrom(sheet), faults, 3), short, 2)
  expect(bodyOf(draft, sheet, true, 'k')).toEqual({
    version: 3,
    marks: [
      {
        question: 'work',
        mark: 7,
        rubric: [
          { title: 'কাঠামো', mark: 4, marks: 5 },
          { title: 'ত্রুটি', mark: 3, marks: 5 },
        ],
        comment: '',
        lines: [{ line: 2, text: 'কেন?' }],
      },
      { question: 'short', mark: 2, rubric: [], comment: '', lines: [] },
    ],
    comment: 'ভালো',
    checked: true,
    retest: undefined,
    key: 'k',
  })
  expect(bodyOf(draft, sheet, false, 'k')).not.toHaveProperty('checked')
  // A request without an attempt is decided, not marked.
  expect(bodyOf(withRetest(draft, 'granted'), { ...sheet, sections: [] }, true, 'k')).toEqual({ version: 3, retest: 'granted', key: 'k' })
})
