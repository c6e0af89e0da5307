import { expect, test } from 'vitest'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { isUnsent, openDraft, acknowledgeSave, type ExamDraft, settle } from './exam-draft.ts'
import { recordChange, undo } from './history.ts'

let count = 0
const createId = () => `n${(count += 1)}`

const server = (title: string) =>
  ({
    title,
    duration: 20,
    description: '',
    instructions: '',
    sections: [],
    questions: [],
  }) as unknown as ExamForTeacher
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
  const stored = {
    base: first.base,
    serverIds: { new: 'q1' },
    exam: { ...first.history.present, title: 'খ' },
  }
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

  const mine = settle(conflict, 'mine')
  expect([titleOf(mine), isUnsent(mine), mine.theirs]).toEqual(['খ', true, undefined])
  expect(openDraft({ draft: mine }, server('গ'), createId)).toBe(mine)

  const theirs = settle(conflict, 'theirs')
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

test('a save whose reply was lost causes no conflict if it arrived', () => {
  const written = titled(first, 'খ')
  expect(isUnsent(openDraft({ draft: written }, server('খ'), createId))).toBe(false)
  const later = titled(written, 'খগ')
  const met = openDraft({ draft: later, tried: written.history.present }, server('খ'), createId)
  expect([titleOf(met), isUnsent(met), met.theirs]).toEqual(['খগ', true, undefined])
})

test('changes of two sides in different fields are merged without a question, and undo reverts only one’s own', () => {
  const written = titled(titled(first, 'কখ'), 'কখগ')
  const theirs = { ...server('ক'), duration: 45 } as ExamForTeacher
  const joined = openDraft({ draft: written }, theirs, createId)
  expect(joined.theirs).toBeUndefined()
  expect(joined.history.present).toMatchObject({ title: 'কখগ', duration: 45 })
  expect(isUnsent(joined)).toBe(true)
  expect(openDraft({ draft: joined }, theirs, createId)).toBe(joined)
  expect(undo(joined.history).present).toMatchObject({ duration: 45 })
})

test('an unsent draft based on an earlier release’s format is asked about wherever it differs', () => {
  const stored = { base: '["', serverIds: {}, exam: { ...first.history.present, title: 'খ' } }
  const met = openDraft({ stored }, server('ক'), createId)
  expect(met.theirs?.clashes.map(({ part }) => part)).toEqual(['title'])
})
