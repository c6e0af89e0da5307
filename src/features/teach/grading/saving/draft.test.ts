import { describe, expect, test } from 'vitest'
import { listMarkRows, type Sheet, type SheetQuestion } from '../sheet.ts'
import {
  createDraft,
  isSameAsSaved,
  getMark,
  getQuestionDraft,
  sumQuestionMark,
  sumMarks,
  setComment,
  setLineComment,
  setMark,
  addToComment,
  setQuestionComment,
  setRetest,
} from './draft.ts'
import { buildSaveBody } from './save.ts'

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
  saved: {
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
const rows = listMarkRows(sheet)
const [structure, faults, short] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]

test('a new draft equals the saved marks', () => {
  const draft = createDraft(sheet)
  expect(draft).toMatchObject({ submission: 's1', version: 3, comment: 'ভালো', edit: 0 })
  expect(rows.map((row) => getMark(draft, row))).toEqual([4, null, null])
  expect(isSameAsSaved(draft, sheet)).toBe(true)
})

test.each([
  ['a mark', setMark(createDraft(sheet), faults, 0)],
  ['a removed mark', setMark(createDraft(sheet), structure, null)],
  ['a comment', setComment(createDraft(sheet), 'আরও ভালো')],
  ['a comment on one answer', setQuestionComment(createDraft(sheet), 'short', 'ঠিক পথে')],
  ['a line comment', setLineComment(createDraft(sheet), 'work', 2, '')],
  ['a retest decision', setRetest(createDraft(sheet), 'granted')],
])('%s is a change', (_name, draft) => {
  expect(draft.edit).toBe(1)
  expect(isSameAsSaved(draft, sheet)).toBe(false)
})

test.each([
  [7, 5],
  [-1, 0],
  [2.5, 2.5],
  [null, null],
])('a mark of %s becomes %s', (given, mark) => {
  expect(getMark(setMark(createDraft(sheet), faults, given), faults)).toBe(mark)
})

test('a mark of 0 counts as given, null as missing', () => {
  const draft = setMark(createDraft(sheet), short, 0)
  expect(sumMarks(draft, rows)).toEqual({ given: 4, full: 12.5, missing: 1 })
  expect(sumQuestionMark(draft, rows, 'short')).toBe(0)
  expect(sumQuestionMark(createDraft(sheet), rows, 'short')).toBeNull()
})

describe('comments', () => {
  test('a phrase is appended once', () => {
    const once = addToComment(createDraft(sheet), 'ত্রুটি সামলান।')
    expect(once.comment).toBe('ভালো ত্রুটি সামলান।')
    expect(addToComment(once, 'ত্রুটি সামলান।')).toBe(once)
  })

  test('line comments are sorted; an empty text removes one', () => {
    const draft = setLineComment(setLineComment(createDraft(sheet), 'work', 1, ' প্রথম '), 'work', 2, '  ')
    // As typed: a space between two words must not vanish while it is the last letter.
    expect(getQuestionDraft(draft, 'work').lines).toEqual([{ line: 1, text: ' প্রথম ' }])
    expect(buildSaveBody(draft, sheet, false, 'k').marks?.[0]?.lines).toEqual([{ line: 1, text: 'প্রথম' }])
  })
})

test('a save contains version, sums, rubric and key', () => {
  const draft = setMark(setMark(createDraft(sheet), faults, 3), short, 2)
  expect(buildSaveBody(draft, sheet, true, 'k')).toEqual({
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
  expect(buildSaveBody(draft, sheet, false, 'k')).not.toHaveProperty('checked')
  // A retest request without an attempt gets a decision, no marks.
  expect(buildSaveBody(setRetest(draft, 'granted'), { ...sheet, sections: [] }, true, 'k')).toEqual({
    version: 3,
    retest: 'granted',
    key: 'k',
  })
})
