import { expect, test } from 'vitest'
import type { NoteWrite } from './note-queue.ts'
import { activeNote, matches, shownNotes } from './shown-notes.ts'

const saved = [
  { _id: 'a', text: 'এক', position: 10, created_at: '2026-11-21T10:00:00Z' },
  { _id: 'b', text: 'দুই', position: 50, created_at: '2026-11-21T10:00:00Z' },
]
const write: NoteWrite = { key: 'w', text: 'নতুন', position: 30, isRemoval: false, leavesAt: 0, writtenAt: 0, isInDoubt: false }
const textsOf = (writes: NoteWrite[]) => shownNotes(saved, writes).map(({ text, state }) => `${text} ${state}`)

test('what waits stands in the order of the video, in the place of what it changes', () => {
  expect(textsOf([write])).toEqual(['এক saved', 'নতুন waiting', 'দুই saved'])
  expect(textsOf([{ ...write, noteId: 'b', position: 50 }])).toEqual(['এক saved', 'নতুন waiting'])
  expect(textsOf([{ ...write, noteId: 'a', isRemoval: true }])).toEqual(['দুই saved'])
  expect(textsOf([{ ...write, refusal: 'না' }])[1]).toBe('নতুন refused')
})

test.each([
  [5, undefined],
  [10, 'a'],
  [49.9, 'a'],
  [4000, 'b'],
])('at second %d note %s is the active one', (position, key) => {
  expect(activeNote(shownNotes(saved, []), position)).toBe(key)
})

test('the search takes words in any order', () => {
  expect(matches('State বদলালে রেন্ডার হয়', 'রেন্ডার state')).toBe(true)
  expect(matches('State বদলালে রেন্ডার হয়', 'প্রপস')).toBe(false)
  expect(matches('কিছু', '')).toBe(true)
})
