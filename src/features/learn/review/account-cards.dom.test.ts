/** Saving the cards to the account: once, beside another device's, and not against a server's will. (ruling R83) */

import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import type { Card } from '#src/engines/review/card.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { openDeck } from '#src/stores/review/deck.ts'
import { makeMemoryRows } from '#src/stores/review/review-rows.ts'
import { joinFromAccount, saveToAccount } from './account-cards.ts'

const account = vi.hoisted(() => ({
  record: {} as Record<string, unknown>,
  saves: 0,
  refusal: undefined as unknown,
  cut: Infinity,
}))

vi.mock('#src/api/save-extra.ts', () => ({
  saveExtra: async (change: (record: object) => Promise<{ review: string }>) => {
    if (account.refusal) throw account.refusal
    const { review } = await change(account.record)
    account.saves += 1
    account.record = { ...account.record, review: review.slice(0, account.cut) }
    return { free_object: account.record }
  },
}))

const card = (id: string): Card => ({
  id,
  kind: 'recall',
  from: 'exam',
  topic: { key: 'm', title: 'React' },
  source: 'কুইজ',
  at: '2026-11-01T06:00:00Z',
  front: id,
  back: 'উত্তর',
  why: '',
  addedAt: Date.now(),
  readAt: Date.now(),
})

async function openWith(...ids: readonly string[]) {
  const deck = openDeck(makeMemoryRows(), 'nusrat')
  await deck.addCards(ids.map(card))
  return deck
}
const listIds = async (deck: Awaited<ReturnType<typeof openWith>>) =>
  (await deck.open())!.heads.map(({ id }) => id).toSorted()

beforeEach(() => {
  localStorage.clear()
  account.record = { goal: 'চাকরি' }
  account.saves = 0
  account.refusal = undefined
  account.cut = Infinity
})

test('what is new is saved once, beside what else the record has', async () => {
  const deck = await openWith('q:1')
  expect(await saveToAccount(deck, '')).toBe('kept')
  expect(account.record).toMatchObject({ goal: 'চাকরি' })
  expect(await saveToAccount(deck, account.record['review'])).toBe('kept')
  expect(account.saves).toBe(1)
})

test('a device without cards writes nothing', async () => {
  expect(await saveToAccount(await openWith(), '')).toBe('kept')
  expect(account.saves).toBe(0)
})

test('what another device saved meanwhile is joined, not overwritten', async () => {
  const [phone, desk] = [await openWith('q:1'), await openWith('q:2')]
  await saveToAccount(phone, '')
  expect(await saveToAccount(desk, '')).toBe('kept')
  expect(await listIds(desk)).toEqual(['q:1', 'q:2'])
  expect(await joinFromAccount(phone, account.record['review'])).toBe(true)
  expect(await listIds(phone)).toEqual(['q:1', 'q:2'])
})

test.each([
  ['refuses', () => (account.refusal = new ApiError('http', { status: 413 }))],
  ['cuts', () => (account.cut = 40)],
])('a server that %s it is asked again after a week', async (_, refuse) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const deck = await openWith('q:1')
  refuse()
  expect(await saveToAccount(deck, '')).toBe('refused')
  account.refusal = undefined
  account.cut = Infinity
  account.saves = 0
  expect(await saveToAccount(deck, '')).toBe('refused')
  expect(account.saves).toBe(0)
  vi.setSystemTime(Date.now() + 8 * DAY_MS)
  expect(await saveToAccount(deck, '')).toBe('kept')
  vi.useRealTimers()
})

test('without a connection it waits', async () => {
  account.refusal = new ApiError('no-answer')
  expect(await saveToAccount(await openWith('q:1'), '')).toBe('waiting')
  account.refusal = undefined
  expect(await saveToAccount(await openWith('q:1'), '')).toBe('kept')
})
