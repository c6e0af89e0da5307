import { expect, test } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { readArchive, writeAnki, writeArchive } from './archive.ts'
import type { Card } from './card.ts'
import type { Entry } from './entry.ts'

const NOW = Date.parse('2026-11-26T06:00:00Z')

const shared = {
  from: 'exam',
  topic: { key: 'm', title: 'React ও State' },
  source: 'কুইজ',
  at: '2026-11-19T10:00:00Z',
  why: '',
  addedAt: NOW,
  readAt: NOW,
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
const log: Entry[] = [{ kind: 'answer', at: NOW, by: 'p', n: 0, card: 'a', grade: 3, took: 4 }]

test('what is written can be read again; damaged rows are left out', () => {
  const text = writeArchive({ cards, log })
  expect(readArchive(text, NOW)).toEqual({ cards, log, impossible: 0 })
  const damaged = JSON.parse(text) as { cards: unknown[]; log: unknown[] }
  damaged.cards.push({ id: 'c', kind: 'none' })
  damaged.log.push({ kind: 'answer', grade: 9 })
  expect(readArchive(JSON.stringify(damaged), NOW)).toEqual({ cards, log, impossible: 0 })
})

test('other files, and those of a later version, are refused', () => {
  expect(readArchive('', NOW)).toBeUndefined()
  expect(readArchive('{"cards":[],"log":[]}', NOW)).toBeUndefined()
  const later = writeArchive({ cards, log }).replace('"version": 1', '"version": 2')
  expect(readArchive(later, NOW)).toBeUndefined()
})

test('Anki gets one line a card, with quotes doubled and the topic as one tag', () => {
  const lines = writeAnki(cards).trimEnd().split('\n')
  expect(lines.slice(-2)).toEqual([
    '"সে বলে ""কী""","উত্তর","React_ও_State"',
    '"কোনটি<ol><li>এক</li><li>দুই</li></ol>","দুই","React_ও_State"',
  ])
})

test.each([1e17, -1e17, 0, NOW + 2 * DAY_MS, NOW + 365 * DAY_MS, Date.parse('2019-12-31T00:00:00Z')])(
  'an answer or a card at %d cannot be true: it is left out and counted',
  (at) => {
    const odd = { cards: [{ ...cards[0]!, addedAt: at }, cards[1]!], log: [...log, { ...log[0]!, n: 1, at }] }
    expect(readArchive(writeArchive(odd), NOW)).toEqual({ cards: [cards[1]], log, impossible: 2 })
  },
)

test('the lines of code are lines in Anki too, as many as went in', () => {
  const code = '<p>কী?\nকেন?</p><pre><code>function f() {\n  let a = 1\r\n  return a\n}</code></pre>'
  const [row] = writeAnki([{ ...shared, id: 'c', kind: 'recall', front: 'কী', back: code }])
    .split('\n')
    .slice(4)
  expect(row).toContain('<p>কী? কেন?</p>')
  expect(row).toContain('function f() {<br>  let a = 1<br>  return a<br>}')
})
