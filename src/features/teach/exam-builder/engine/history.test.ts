import { expect, test } from 'vitest'
import { changed, historyOf, redone, undone } from './history.ts'

const written = ['ক', 'কখ', 'কখগ'].reduce((history, text) => changed(history, text, 'title'), historyOf(''))

test('typing in one place is one step', () => {
  expect(written.present).toBe('কখগ')
  expect(undone(written).present).toBe('')
  expect(redone(undone(written)).present).toBe('কখগ')
})

test('another place, or none, begins a step', () => {
  const elsewhere = changed(written, 'নতুন', 'text')
  expect(undone(elsewhere).present).toBe('কখগ')
  const twice = changed(changed(historyOf(0), 1), 2)
  expect(undone(twice).present).toBe(1)
})

test('after an undo the same place begins a step again', () => {
  const again = changed(changed(undone(changed(written, 'x', 'text')), 'ঘ', 'title'), 'ঘঙ', 'title')
  expect(undone(again).present).toBe('কখগ')
})

test('a change after an undo forgets what was undone', () => {
  expect(redone(changed(undone(written), 'অন্য')).present).toBe('অন্য')
})

test('nothing to undo or redo changes nothing', () => {
  expect(undone(historyOf(1))).toEqual(historyOf(1))
  expect(redone(historyOf(1))).toEqual(historyOf(1))
  expect(changed(written, written.present)).toBe(written)
})

test('old steps are let go', () => {
  const many = Array.from({ length: 500 }, (_, at) => at + 1).reduce((history, value) => changed(history, value), historyOf(0))
  expect(many.past.length).toBe(200)
  expect(many.past.at(-1)).toBe(499)
})
