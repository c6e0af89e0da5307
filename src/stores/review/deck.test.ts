import { expect, test, vi } from 'vitest'
import type { Card } from '#src/engines/review/card.ts'
import type { Entry } from '#src/engines/review/entry.ts'
import { replayAll } from '#src/engines/review/memory.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { randomFrom } from '../../../tests/support/random.ts'
import { openDeck } from './deck.ts'
import { dropOwner, makeMemoryRows, type Rows } from './review-rows.ts'

const START = Date.parse('2026-11-01T06:00:00Z')

const makeCard = (id: string, more: Partial<Extract<Card, { kind: 'recall' }>> = {}): Card => ({
  id,
  kind: 'recall',
  from: 'exam',
  topic: { key: 'm1', title: 'React' },
  source: 'কুইজ',
  at: '2026-11-01T06:00:00Z',
  front: `<p>${id}</p>`,
  back: '<p>উত্তর</p>',
  why: '',
  addedAt: START,
  readAt: START,
  ...more,
})

/** Counts the rows that a piece of work reads. */
function countRows(rows: Rows): { rows: Rows; getCount: () => number } {
  let count = 0
  return {
    getCount: () => count,
    rows: {
      run: (mode, work) =>
        rows.run(mode, (table) =>
          work({
            ...table,
            get: (key) => {
              count += 1
              return table.get(key)
            },
            list: async (prefix) => {
              const found = await table.list(prefix)
              count += found.length
              return found
            },
          }),
        ),
    },
  }
}

test('an answer is stored with its card, and undone by its name', async () => {
  const rows = makeMemoryRows()
  const deck = openDeck(rows, 'nusrat')
  await deck.addCards([makeCard('q1')])
  const before = (await deck.open())!.heads
  const done = await deck.write({ kind: 'answer', card: 'q1', grade: 3, took: 9 })
  expect((await openDeck(rows, 'nusrat').open())!.heads[0]!.memory).toEqual(done!.memory)
  expect(done!.memory.asked).toBe(1)
  await deck.write({ kind: 'undo', card: 'q1', entry: done!.entry })
  expect((await deck.open())!.heads).toEqual(before)
})

test('another person on the device sees nothing, and forgetting takes only one’s own', async () => {
  const rows = makeMemoryRows()
  const nusrat = openDeck(rows, 'nusrat')
  const rahim = openDeck(rows, 'nusrat2')
  await nusrat.addCards([makeCard('q1')])
  await rahim.addCards([makeCard('q2')])
  expect((await rahim.open())!.heads.map(({ id }) => id)).toEqual(['q2'])
  await rows.run('readwrite', async (table) => dropOwner(table, 'nusrat'))
  expect((await nusrat.open())!.heads).toEqual([])
  expect((await rahim.open())!.heads).toHaveLength(1)
})

test('a question that changed at its source takes the new text and says so; a new wrong answer does not', async () => {
  const deck = openDeck(makeMemoryRows(), 'nusrat')
  await deck.addCards([makeCard('q1')])
  expect(await deck.addCards([makeCard('q1', { readAt: START + DAY_MS })])).toEqual([])
  await deck.addCards([makeCard('q1', { at: '2026-11-09T06:00:00Z', readAt: START + DAY_MS })])
  expect((await deck.readCards(['q1']))[0]!.isChanged).toBeUndefined()
  await deck.addCards([makeCard('q1', { front: '<p>নতুন</p>', readAt: START + 2 * DAY_MS })])
  expect((await deck.readCards(['q1']))[0]).toMatchObject({
    front: '<p>নতুন</p>',
    isChanged: true,
    addedAt: START,
  })
})

test('an edit changes the person’s card only, and can be undone', async () => {
  const deck = openDeck(makeMemoryRows(), 'nusrat')
  await deck.addCards([makeCard('q1')])
  const done = await deck.write({ kind: 'edit', card: 'q1', front: 'আমার', back: 'কথা' })
  expect((await deck.readCards(['q1']))[0]).toMatchObject({ front: 'আমার', back: 'কথা' })
  await deck.write({ kind: 'undo', card: 'q1', entry: done!.entry })
  expect((await deck.readCards(['q1']))[0]).toMatchObject({ front: '<p>q1</p>' })
})

function makeLog(count: number, cards: number, by: string, seed: number): Entry[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, n) => ({
    kind: 'answer',
    at: START + n * 10_000,
    by,
    n,
    card: `q${Math.floor(random() * cards)}`,
    grade: (Math.floor(random() * 4) + 1) as 1 | 2 | 3 | 4,
    took: 10,
  }))
}

test('two devices that join each other’s files have the same cards, in either order', async () => {
  const cards = Array.from({ length: 12 }, (_, at) => makeCard(`q${at}`))
  const phone = openDeck(makeMemoryRows(), 'nusrat')
  const desk = openDeck(makeMemoryRows(), 'nusrat')
  await phone.join(cards.slice(0, 8), makeLog(80, 8, 'phone', 1))
  await desk.join(cards.slice(4), makeLog(80, 12, 'desk', 2))
  const [ofPhone, ofDesk] = [(await phone.readAll())!, (await desk.readAll())!]
  await phone.join(ofDesk.cards, ofDesk.log)
  await desk.join(ofPhone.cards, ofPhone.log)
  await desk.join(ofPhone.cards, ofPhone.log)
  expect(await phone.open()).toEqual(await desk.open())
  expect(await phone.readAll()).toEqual(await desk.readAll())
  const { log } = (await phone.readAll())!
  const memories = replayAll(log)
  for (const { id, memory } of (await phone.open())!.heads) expect(memory).toEqual(memories.get(id))
})

test('a session with a long log reads as much as one with a short log', async () => {
  const counts: number[] = []
  for (const length of [500, 20_000]) {
    const stored = makeMemoryRows()
    const cards = Array.from({ length: 500 }, (_, at) => makeCard(`q${at}`))
    await openDeck(stored, 'nusrat').join(cards, makeLog(length, 500, 'old', 5))
    const { rows, getCount } = countRows(stored)
    const deck = openDeck(rows, 'nusrat')
    await deck.open()
    await deck.readCards(cards.slice(0, 10).map(({ id }) => id))
    await deck.write({ kind: 'answer', card: 'q1', grade: 3, took: 9 })
    counts.push(getCount())
  }
  expect(counts[1]).toBe(counts[0])
})

test('a large file is joined in parts, none of which holds the database for long', async () => {
  const stored = makeMemoryRows()
  const puts: number[] = []
  const rows: Rows = {
    run: (mode, work) => {
      let count = 0
      return stored.run(mode, (table) =>
        work({
          ...table,
          put: (key, value) => {
            count += 1
            table.put(key, value)
          },
        }).finally(() => puts.push(count)),
      )
    },
  }
  const cards = Array.from({ length: 300 }, (_, at) => makeCard(`q${at}`))
  const log = makeLog(9_000, 300, 'old', 3)
  const deck = openDeck(rows, 'nusrat')
  expect(await deck.join(cards, log)).toBe(true)
  expect(Math.max(...puts)).toBeLessThan(3_000)
  expect((await deck.readAll())!.log).toHaveLength(9_000)
  const memories = replayAll(log)
  for (const { id, memory } of (await deck.open())!.heads) expect(memory).toEqual(memories.get(id))
  puts.length = 0
  await deck.join(cards, log)
  expect(puts.reduce((sum, count) => sum + count, 0)).toBeLessThan(1_000)
})

test('an entry of a time that cannot be true does not count, and a clock that is put back makes no earlier answer', async () => {
  const rows = makeMemoryRows()
  const deck = openDeck(rows, 'a')
  const now = Date.now()
  await deck.addCards([makeCard('x')])
  const odd: Entry = {
    kind: 'answer',
    at: now + 400 * DAY_MS,
    by: 'other',
    n: 0,
    card: 'x',
    grade: 4,
    took: 1,
  }
  await deck.join([], [odd])
  const first = await deck.write({ kind: 'answer', card: 'x', grade: 3, took: 1 })
  expect(first!.memory.asked).toBe(1)
  expect(first!.memory.due).toBeLessThan(now + 30 * DAY_MS)
  vi.setSystemTime(now - 300 * DAY_MS)
  try {
    const again = await deck.write({ kind: 'answer', card: 'x', grade: 3, took: 1 })
    expect(again!.memory.last).toBeGreaterThanOrEqual(first!.memory.last)
  } finally {
    vi.useRealTimers()
  }
})
