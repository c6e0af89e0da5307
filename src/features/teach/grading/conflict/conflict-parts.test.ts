import { expect, test } from 'vitest'
import {
  createDraft,
  getMark,
  getQuestionDraft,
  setComment,
  setLineComment,
  setMark,
  setQuestionComment,
} from '../saving/draft.ts'
import { listMarkRows, type Sheet, type SheetQuestion } from '../sheet.ts'
import { words } from '../words.ts'
import { isDifferent, listConflictParts, mergeDrafts } from './conflict-parts.ts'

const question = (id: string): SheetQuestion => ({
  id,
  marks: 10,
  // Both questions are judged by criteria of the same names.
  criteria: [
    { title: 'ঠিক ফল দেয়', description: '', marks: 5 },
    { title: 'পরিষ্কার কোড', description: '', marks: 5 },
  ],
  asked: { _id: id, text: id, marks: 10, question_type: 'essay' },
  right: null,
  explanation: '',
  value: null,
  isLateDelivery: false,
  isAuto: false,
})
const sheet: Sheet = {
  id: 's1',
  version: 4,
  sections: [{ id: '1', title: '', questions: [question('q1'), question('q2')] }],
  saved: { marks: [], comment: '' },
}
const rows = listMarkRows(sheet)
const [first, , third] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
const parts = listConflictParts(sheet, rows)

const mine = setQuestionComment(setMark(setMark(createDraft(sheet), first, 5), third, 4), 'q1', 'আমার কথা')
const theirs = setLineComment(setComment(setMark(createDraft(sheet), first, 2), 'ওনার মন্তব্য'), 'q2', 3, 'কেন?')

test('equal criteria of two questions are distinguished by their question', () => {
  const labels = parts.filter(({ isAlwaysShown }) => isAlwaysShown).map(({ label }) => label)
  expect(new Set(labels).size).toBe(labels.length)
  expect(labels[0]).toBe(`${words.marks.whole(1)} · ঠিক ফল দেয়`)
  expect(labels[2]).toBe(`${words.marks.whole(2)} · ঠিক ফল দেয়`)
})

test('comments on answers and on lines differ like marks', () => {
  const differing = parts.filter((part) => isDifferent(part, mine, theirs)).map(({ id }) => id)
  expect(differing).toEqual([first.id, 'q1#comment', third.id, 'q2#lines', '#comment'])
})

test('a chosen part comes from the other teacher, the rest stays as it was typed', () => {
  const merged = mergeDrafts(parts, mine, theirs, new Set([first.id, 'q2#lines']))
  expect([getMark(merged, first), getMark(merged, third), merged.comment]).toEqual([2, 4, ''])
  expect(getQuestionDraft(merged, 'q1').comment).toBe('আমার কথা')
  expect(getQuestionDraft(merged, 'q2').lines).toEqual([{ line: 3, text: 'কেন?' }])
})

test('a pin is called a pin', () => {
  const pinned = setLineComment(theirs, 'q2', 4, '[পৃষ্ঠা ১ · ২০%, ৩০%] দারুণ')
  const shown = parts.find(({ id }) => id === 'q2#lines')?.show(pinned)
  expect(shown).toBe('লাইন ৩: কেন?\nপিন ৪: [পৃষ্ঠা ১ · ২০%, ৩০%] দারুণ')
})

test('choosing a mark that the other teacher has not given clears it', () => {
  expect(getMark(mergeDrafts(parts, mine, theirs, new Set([third.id])), third)).toBeNull()
})
