import { expect, test } from 'vitest'
import { judgeAnswer } from '#src/engines/review/card.ts'
import { listGapWords, makeGapCard, makeNoteCard, type RememberedNote } from './make-note-card.ts'

const note = (text: string): RememberedNote => ({
  id: 'n1',
  text,
  position: 1660,
  writtenAt: '2026-11-19T10:00:00Z',
  recording: { id: 'r22', title: 'ক্লাস ২২' },
  batch: { id: 'b12', course: 'ফুল স্ট্যাক' },
})

test('the heading asks for the rest, and the class opens at the second', () => {
  expect(makeNoteCard(note('# State কী\nআগের মান <থেকে>\nবদলায়'), 5)).toMatchObject({
    id: 'n:n1',
    kind: 'recall',
    front: '<p>State কী</p>',
    back: '<p>আগের মান &lt;থেকে&gt;<br>বদলায়</p>',
    teacher: { kind: 'class', at: 1660, to: expect.stringContaining('at=1660') as string },
  })
})

test('a numbered list is put in order', () => {
  const card = makeNoteCard(note('ধাপ\n১. বানান\n২. চালান\n3) দেখুন'), 5)!
  expect(card).toMatchObject({ kind: 'order', lines: ['বানান', 'চালান', 'দেখুন'] })
  expect(judgeAnswer(card, ['বানান', 'চালান', 'দেখুন'])).toBe(1)
  expect(judgeAnswer(card, ['চালান', 'বানান', 'দেখুন'])).toBe(0)
})

test('one line needs a gap, at the word that is pressed', () => {
  const line = note('skip আর limit দিয়ে পাতা হয়, limit শেষে')
  expect(makeNoteCard(line, 5)).toBeUndefined()
  const words = listGapWords(line.text)
  expect(words.map(({ text }) => text)).toEqual(['skip', 'আর', 'limit', 'দিয়ে', 'পাতা', 'হয়', 'limit', 'শেষে'])
  const card = makeGapCard(line, words[6]!, 5)
  expect(card).toMatchObject({ contents: ['skip আর limit দিয়ে পাতা হয়, ', ' শেষে'] })
  expect(judgeAnswer(card, { gap: 'Limit' })).toBe(1)
})
