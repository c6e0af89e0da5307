import { expect, test } from 'vitest'
import { recordChange, startHistory, redo, undo } from './history.ts'

const written = ['ক', 'কখ', 'কখগ'].reduce(
  (history, text) => recordChange(history, text, 'title'),
  startHistory(''),
)

test('typing in one field is one step', () => {
  expect(written.present).toBe('কখগ')
  expect(undo(written).present).toBe('')
  expect(redo(undo(written)).present).toBe('কখগ')
})

test('another field, or none, starts a new step', () => {
  const elsewhere = recordChange(written, 'নতুন', 'text')
  expect(undo(elsewhere).present).toBe('কখগ')
  const twice = recordChange(recordChange(startHistory(0), 1), 2)
  expect(undo(twice).present).toBe(1)
})

test('after an undo the same field begins a new step', () => {
  const again = recordChange(
    recordChange(undo(recordChange(written, 'x', 'text')), 'ঘ', 'title'),
    'ঘঙ',
    'title',
  )
  expect(undo(again).present).toBe('কখগ')
})

test('a change after an undo clears the redo steps', () => {
  expect(redo(recordChange(undo(written), 'অন্য')).present).toBe('অন্য')
})

test('undo and redo without steps change nothing', () => {
  expect(undo(startHistory(1))).toEqual(startHistory(1))
  expect(redo(startHistory(1))).toEqual(startHistory(1))
  expect(recordChange(written, written.present)).toBe(written)
})

test('old steps are dropped', () => {
  const many = Array.from({ length: 500 }, (_, at) => at + 1).reduce(
    (history, value) => recordChange(history, value),
    startHistory(0),
  )
  expect(many.past.length).toBe(200)
  expect(many.past.at(-1)).toBe(499)
})
