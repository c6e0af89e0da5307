/** Cards of several devices over the account: one state in any order of merges, and never too large. (ruling R83) */

import { expect, test, vi } from 'vitest'
import { MOST_LENGTH, readAccountSet, writeAccountSet } from '#src/engines/review/account-set.ts'
import type { Card } from '#src/engines/review/card.ts'
import type { Entry, Grade } from '#src/engines/review/entry.ts'
import { nameEntry } from '#src/engines/review/entry.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { randomFrom } from '../../../tests/support/random.ts'
import { openDeck, type Deck } from './deck.ts'
import { makeMemoryRows } from './review-rows.ts'

const START = Date.parse('2026-08-01T06:00:00Z')

const makeCard = (at: number, from: Card['from'] = 'exam'): Card => ({
  id: `q:${(at * 7919 + 16 ** 7).toString(16)}${(at * 104_729 + 16 ** 9).toString(16)}`,
  kind: 'recall',
  from,
  topic: { key: `m${at % 12}`, title: `মডিউল ${at % 12}` },
  source: 'কুইজ',
  at: '2026-08-01T06:00:00Z',
  front: `<p>গোপন প্রশ্ন ${at}</p>`,
  back: `<p>গোপন উত্তর ${at}</p>`,
  why: '',
  addedAt: START + at,
  readAt: START + at,
})

const CARDS = Array.from({ length: 300 }, (_, at) => makeCard(at))

/** Takes what the account holds, and saves what is joined. */
async function sync(deck: Deck, account: { text: string }): Promise<void> {
  const now = Date.now()
  const held = readAccountSet(account.text, now)
  if (held) await deck.joinSet(held)
  const { text, states } = writeAccountSet((await deck.readSet())!, now)
  await deck.join([], states)
  expect(text.length).toBeLessThanOrEqual(MOST_LENGTH)
  account.text = text
}

async function readState(deck: Deck) {
  const { heads } = (await deck.open())!
  return heads
    .map(({ id, addedAt, memory }) => ({ id, addedAt, memory }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

test.each([1, 2, 3, 4, 5, 6])(
  'two devices with 300 cards end in one state, whatever order they meet the account in (%i)',
  async (seed) => {
    vi.useFakeTimers({ now: START, toFake: ['Date'] })
    const random = randomFrom(seed)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
    const decks = ['one', 'two'].map(() => openDeck(makeMemoryRows(), 'nusrat'))
    const account = { text: '' }
    for (const deck of decks) await deck.addCards(CARDS.filter(() => random() < 0.9))
    for (let day = 0; day < 90; day += 1) {
      vi.setSystemTime(START + day * DAY_MS)
      for (let count = 0; count < 12; count += 1) {
        vi.setSystemTime(Date.now() + Math.floor(random() * 60_000))
        const deck = pick(decks)
        const { id } = pick(CARDS)
        const answer = { kind: 'answer', card: id, grade: pick([1, 2, 3, 4]) as Grade, took: 20 } as const
        const done = await deck.write(answer)
        const chance = random()
        if (done && chance < 0.05) await deck.write({ kind: 'undo', card: id, entry: done.entry })
        else if (chance < 0.1)
          await deck.write({ kind: pick(['suspend', 'resume', 'bury', 'delete'] as const), card: id })
      }
      if (random() < 0.3) await sync(pick(decks), account)
    }
    for (const at of random() < 0.5 ? [0, 1, 0, 1] : [1, 0, 1, 0]) await sync(decks[at]!, account)
    const [one, two] = await Promise.all(decks.map(readState))
    expect(one).toEqual(two)
    expect(one!.filter(({ memory }) => memory.asked > 0).length).toBeGreaterThan(200)
    vi.useRealTimers()
  },
)

const answer = (card: string, n: number, at: number): Entry => ({
  kind: 'answer',
  by: 'phone',
  n,
  at,
  card,
  grade: 3,
  took: 20,
})

test('a set that would be too large keeps the newest, first of the log, then of the cards', () => {
  const now = START + 300 * DAY_MS
  const random = randomFrom(7)
  const cards = Array.from({ length: 4000 }, (_, at) => makeCard(at))
  const log = cards.flatMap(({ id }, at) =>
    [0, 1, 2].map((again) =>
      answer(id, at * 3 + again, START + at * 6_000_000 + again * 1_000_000 + Math.floor(random() * 900_000)),
    ),
  )
  const marks = cards.map(({ id, from, topic, addedAt }) => ({ id, from, topic, addedAt }))
  const { text } = writeAccountSet({ marks, log }, now)
  expect(text.length).toBeLessThanOrEqual(MOST_LENGTH)
  expect(text.length).toBeGreaterThan(MOST_LENGTH * 0.8)
  const kept = new Set(readAccountSet(text, now)!.marks.map(({ id }) => id))
  expect(kept.has(cards.at(-1)!.id)).toBe(true)
  expect(kept.has(cards[0]!.id)).toBe(false)
  const places = cards.flatMap(({ id }, at) => (kept.has(id) ? [at] : []))
  expect(places).toEqual(Array.from({ length: places.length }, (_, at) => cards.length - places.length + at))
})

test('no words of a paper are in the set, and own cards come whole', async () => {
  const deck = openDeck(makeMemoryRows(), 'nusrat')
  const own = makeCard(900, 'own')
  await deck.addCards([CARDS[0]!, own])
  const { text } = writeAccountSet((await deck.readSet())!, Date.now())
  const set = readAccountSet(text, Date.now())!
  expect(set.marks.map(({ card }) => card)).toEqual(expect.arrayContaining([undefined, own]))
  expect(JSON.stringify(set)).not.toContain('গোপন প্রশ্ন 0')
  const other = openDeck(makeMemoryRows(), 'nusrat')
  await other.joinSet(set)
  const { heads } = (await other.open())!
  expect(heads.map(({ id, isBare }) => [id, isBare])).toEqual(
    expect.arrayContaining([
      [CARDS[0]!.id, true],
      [own.id, undefined],
    ]),
  )
  // Its paper gives the question, and keeps what the answers have made of it.
  const [head] = (await other.addCards([CARDS[0]!]))!
  expect(head?.isBare).toBeUndefined()
  expect(await other.readCards([CARDS[0]!.id])).toEqual([CARDS[0]])
})

test('texts of own cards have a limit: the newest stay', async () => {
  const deck = openDeck(makeMemoryRows(), 'nusrat')
  const cards = Array.from({ length: 40 }, (_, at) => ({
    ...makeCard(at, 'own'),
    front: `<p>${'লেখা '.repeat(400)}${at}</p>`,
  }))
  await deck.addCards(cards)
  const { text } = writeAccountSet((await deck.readSet())!, Date.now())
  const kept = readAccountSet(text, Date.now())!.marks.map(({ id }) => id)
  expect(kept).toContain(cards.at(-1)!.id)
  expect(kept.length).toBeLessThan(20)
})

test('a text that is damaged, or of a later version, is no set', () => {
  for (const text of ['', 'karigor', btoa('{"version":2}')])
    expect(readAccountSet(text, Date.now())).toBeUndefined()
})

test('a state stands for the entries until its time, on every device', async () => {
  const deck = openDeck(makeMemoryRows(), 'nusrat')
  await deck.addCards([CARDS[0]!])
  const { id } = CARDS[0]!
  const now = START + 100 * DAY_MS
  vi.useFakeTimers({ now, toFake: ['Date'] })
  await deck.join(
    [],
    [answer(id, 0, START), answer(id, 1, START + 3 * DAY_MS), answer(id, 2, START + 95 * DAY_MS)],
  )
  const before = await readState(deck)
  const { text, states } = writeAccountSet((await deck.readSet())!, now)
  expect(states).toMatchObject([{ kind: 'state', at: START + 3 * DAY_MS }])
  await deck.join([], states)
  expect(await readState(deck)).toEqual(before)
  const names = readAccountSet(text, now)!.log.map(nameEntry)
  expect(names).toEqual([`state:${id}`, 'phone:2'])
  vi.useRealTimers()
})
