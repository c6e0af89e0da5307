import { expect, test } from 'vitest'
import type { NoteWrite } from './note-queue.ts'
import { findActiveNote, mergeNotes } from './shown-notes.ts'

const saved = [
  { _id: 'a', text: 'এক', position: 10, created_at: '2026-11-21T10:00:00Z' },
  { _id: 'b', text: 'দুই', position: 50, created_at: '2026-11-21T10:00:00Z' },
]
const write: NoteWrite = {
  key: 'w',
  text: 'নতুন',
  position: 30,
  isRemoval: false,
  leavesAt: 0,
  writtenAt: 0,
  isInDoubt: false,
}
const listTexts = (writes: NoteWrite[]) =>
  mergeNotes(saved, writes).map(({ text, state }) => `${text} ${state}`)

test('queued writes are sorted by time and replace the notes that they change', () => {
  expect(listTexts([write])).toEqual(['এক saved', 'নতুন waiting', 'দুই saved'])
  expect(listTexts([{ ...write, noteId: 'b', position: 50 }])).toEqual(['এক saved', 'নতুন waiting'])
  expect(listTexts([{ ...write, noteId: 'a', isRemoval: true }])).toEqual(['দুই saved'])
  expect(listTexts([{ ...write, refusal: 'না' }])[1]).toBe('নতুন refused')
})

test.each([
  [5, undefined],
  [10, 'a'],
  [49.9, 'a'],
  [4000, 'b'],
])('at second %d the active note is %s', (position, key) => {
  expect(findActiveNote(mergeNotes(saved, []), position)).toBe(key)
})
