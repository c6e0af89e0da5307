import { expect, test } from 'vitest'
import { readArchive, writeAnki, writeArchive } from './archive.ts'
import type { Card } from './card.ts'
import type { Entry } from './entry.ts'

const shared = {
  from: 'exam',
  topic: { key: 'm', title: 'React ও State' },
  source: 'কুইজ',
  at: '2026-11-19T10:00:00Z',
  why: '',
  addedAt: 1,
  readAt: 1,
} as const
const cards: Card[] = [
  { ...shared, id: 'a', kind: 'recall', front: 'সে বলে "কী"', back: 'উত্তর' },
  {
    ...shared,
    id: 'b',
    kind: 'choice',
    front: 'কোনটি',
    options: [
      { id: 'x', html: 'এক' },
      { id: 'y', html: 'দুই' },
    ],
    right: ['y'],
    isMany: false,
  },
]
const log: Entry[] = [{ kind: 'answer', at: 1, by: 'p', n: 0, card: 'a', grade: 3, took: 4 }]

test('what is written can be read again; damaged rows are left out', () => {
  const text = writeArchive({ cards, log })
  expect(readArchive(text)).toEqual({ cards, log })
  const damaged = JSON.parse(text) as { cards: unknown[]; log: unknown[] }
  damaged.cards.push({ id: 'c', kind: 'none' })
  damaged.log.push({ kind: 'answer', grade: 9 })
  expect(readArchive(JSON.stringify(damaged))).toEqual({ cards, log })
})

test('other files, and those of a later version, are refused', () => {
  expect(readArchive('')).toBeUndefined()
  expect(readArchive('{"cards":[],"log":[]}')).toBeUndefined()
  expect(readArchive(writeArchive({ cards, log }).replace('"version": 1', '"version": 2'))).toBeUndefined()
})

test('Anki gets one line a card, with quotes doubled and the topic as one tag', () => {
  const lines = writeAnki(cards).trimEnd().split('\n')
  expect(lines.slice(-2)).toEqual([
    '"সে বলে ""কী""","উত্তর","React_ও_State"',
    '"কোনটি<ol><li>এক</li><li>দুই</li></ol>","দুই","React_ও_State"',
  ])
})
