import { expect, test } from 'vitest'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { createQuestion } from './built-exam.ts'
import { listDifferences } from './differences.ts'
import { recordChange } from './history.ts'
import { isUnsent, keepMine, openDraft, acknowledgeSave, type ExamDraft, takeTheirs } from './exam-draft.ts'

let count = 0
const createId = () => `n${(count += 1)}`

const server = (title: string) =>
  ({ title, duration: 20, description: '', instructions: '', sections: [], questions: [] }) as unknown as ExamForTeacher
const titled = (draft: ExamDraft, title: string): ExamDraft => ({
  ...draft,
  history: recordChange(draft.history, { ...draft.history.present, title }),
})
const titleOf = ({ history }: ExamDraft) => history.present.title

const first = openDraft({}, server('ক'), createId)

test('opening an exam for the first time takes the server’s version, with nothing unsent', () => {
  expect(titleOf(first)).toBe('ক')
  expect(isUnsent(first)).toBe(false)
  expect(isUnsent(titled(first, 'খ'))).toBe(true)
})

test('an unsent draft stored by an earlier visit is restored', () => {
  const stored = { base: first.base, serverIds: { new: 'q1' }, exam: { ...first.history.present, title: 'খ' } }
  const again = openDraft({ stored }, server('ক'), createId)
  expect(titleOf(again)).toBe('খ')
  expect(isUnsent(again)).toBe(true)
  expect(again.serverIds).toEqual({ new: 'q1' })
})

test('the draft of this visit stays, with its history', () => {
  const written = titled(first, 'খ')
  expect(openDraft({ draft: written }, server('ক'), createId)).toBe(written)
})

test('a change by somebody else replaces a sent draft and conflicts with an unsent one', () => {
  expect(titleOf(openDraft({ draft: first }, server('গ'), createId))).toBe('গ')
  const conflict = openDraft({ draft: titled(first, 'খ') }, server('গ'), createId)
  expect(titleOf(conflict)).toBe('খ')
  expect(conflict.theirs?.exam.title).toBe('গ')

  const mine = keepMine(conflict)
  expect([titleOf(mine), isUnsent(mine), mine.theirs]).toEqual(['খ', true, undefined])
  expect(openDraft({ draft: mine }, server('গ'), createId)).toBe(mine)

  const theirs = takeTheirs(conflict)
  expect([titleOf(theirs), isUnsent(theirs), theirs.theirs]).toEqual(['গ', false, undefined])
  expect(theirs.history.past.at(-1)?.title).toBe('খ')
})

test('after a save, changes made while it was sent are still unsent', () => {
  const written = titled(first, 'খ')
  const after = acknowledgeSave(titled(written, 'খগ'), written.history.present, server('খ'))
  expect(isUnsent(after)).toBe(true)
  expect(isUnsent(acknowledgeSave(written, written.history.present, server('খ')))).toBe(false)
  expect(openDraft({ draft: after }, server('খ'), createId)).toBe(after)
})

test('a save without an answer that did arrive is no conflict', () => {
  const written = titled(first, 'খ')
  expect(isUnsent(openDraft({ draft: written }, server('খ'), createId))).toBe(false)
  const later = titled(written, 'খগ')
  const met = openDraft({ draft: later, tried: written.history.present }, server('খ'), createId)
  expect([titleOf(met), isUnsent(met), met.theirs]).toEqual(['খগ', true, undefined])
})

test('differences name the field and the question, and match questions by the server’s ids', () => {
  const question = (id: string, text: string, marks = 1) => ({ ...createQuestion('essay', createId, marks), id, text })
  const exam = (title: string, ...questions: ReturnType<typeof question>[]) => ({
    ...first.history.present,
    title,
    sections: [{ id: 's', title: '', questions }],
  })
  const mine = exam('ক', question('new', '<p>এক</p>'), question('q2', '<p>দুই</p>', 3))
  const theirs = exam('খ', question('q1', '<p>অন্য</p>'), question('q2', '<p>দুই</p>'), question('q3', '<p>তিন</p>'))
  expect(listDifferences(mine, theirs, { new: 'q1' })).toEqual([
    { of: 'title', mine: 'ক', theirs: 'খ', isText: true },
    { of: 0, mine: 'এক', theirs: 'অন্য', isText: true },
    { of: 1, mine: 'দুই', theirs: 'দুই', isText: false },
    { of: 2, mine: undefined, theirs: 'তিন', isText: true },
  ])
  expect(listDifferences(mine, mine, {})).toEqual([])
})
