import { expect, test } from 'vitest'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { changed } from './history.ts'
import { isUnsent, mineKept, opened, sent, type Table, theirsTaken } from './table.ts'

let count = 0
const newId = () => `n${(count += 1)}`

const server = (title: string) =>
  ({ title, duration: 20, description: '', instructions: '', sections: [], questions: [] }) as unknown as ExamForTeacher
const titled = (table: Table, title: string): Table => ({ ...table, history: changed(table.history, { ...table.history.present, title }) })
const titleOf = ({ history }: Table) => history.present.title

const first = opened({}, server('ক'), newId)

test('what was read is on the table, and nothing is unsent', () => {
  expect(titleOf(first)).toBe('ক')
  expect(isUnsent(first)).toBe(false)
  expect(isUnsent(titled(first, 'খ'))).toBe(true)
})

test('what an earlier visit left unsent comes back', () => {
  const kept = { base: first.base, serverIds: { new: 'q1' }, exam: { ...first.history.present, title: 'খ' } }
  const again = opened({ kept }, server('ক'), newId)
  expect(titleOf(again)).toBe('খ')
  expect(isUnsent(again)).toBe(true)
  expect(again.serverIds).toEqual({ new: 'q1' })
})

test('the table of this visit stays, with its history', () => {
  const written = titled(first, 'খ')
  expect(opened({ table: written }, server('ক'), newId)).toBe(written)
})

test('another’s change is taken where nothing is unsent, and shown beside mine where something is', () => {
  expect(titleOf(opened({ table: first }, server('গ'), newId))).toBe('গ')
  const parted = opened({ table: titled(first, 'খ') }, server('গ'), newId)
  expect(titleOf(parted)).toBe('খ')
  expect(parted.theirs?.exam.title).toBe('গ')

  const mine = mineKept(parted)
  expect([titleOf(mine), isUnsent(mine), mine.theirs]).toEqual(['খ', true, undefined])
  expect(opened({ table: mine }, server('গ'), newId)).toBe(mine)

  const theirs = theirsTaken(parted)
  expect([titleOf(theirs), isUnsent(theirs), theirs.theirs]).toEqual(['গ', false, undefined])
  expect(theirs.history.past.at(-1)?.title).toBe('খ')
})

test('a save takes what was sent; what was written meanwhile stays unsent', () => {
  const written = titled(first, 'খ')
  const after = sent(titled(written, 'খগ'), written.history.present, server('খ'))
  expect(isUnsent(after)).toBe(true)
  expect(isUnsent(sent(written, written.history.present, server('খ')))).toBe(false)
  expect(opened({ table: after }, server('খ'), newId)).toBe(after)
})

test('what was sent and not answered may have arrived: nobody else’s change then', () => {
  const written = titled(first, 'খ')
  expect(isUnsent(opened({ table: written }, server('খ'), newId))).toBe(false)
  const later = titled(written, 'খগ')
  const met = opened({ table: later, tried: written.history.present }, server('খ'), newId)
  expect([titleOf(met), isUnsent(met), met.theirs]).toEqual(['খগ', true, undefined])
})
