import { expect, test } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { randomFrom } from '../../../tests/support/random.ts'
import type { Entry } from './entry.ts'
import { applyEntry, type Memory, NEW_MEMORY } from './memory.ts'
import { estimateSpeed, planDays, type Planned } from './plan.ts'

const NOW = Date.parse('2026-11-26T14:00:00Z')

const due = (id: string, days: number, more: Partial<Memory> = {}): Planned => ({
  id,
  addedAt: NOW - 9 * DAY_MS,
  memory: { ...NEW_MEMORY, asked: 1, state: 2, last: NOW - 5 * DAY_MS, due: NOW + days * DAY_MS, ...more },
})
const fresh = (id: string, addedAt = NOW): Planned => ({ id, addedAt, memory: NEW_MEMORY })
const plan = (cards: readonly Planned[], goal = 10, count = 7) => planDays(cards, { now: NOW, goal, count })

test('no day has more than the goal, and what is due longest comes first', () => {
  const random = randomFrom(3)
  const cards = Array.from({ length: 600 }, (_, at) =>
    at % 4 === 0 ? fresh(`n${at}`) : due(`r${at}`, Math.floor(random() * 40) - 30),
  )
  for (const goal of [10, 20, 30]) {
    const { days } = plan(cards, goal, 14)
    expect(days.map((day) => day.cards.length)).toEqual(Array.from({ length: 14 }, () => goal))
    expect(new Set(days.flatMap((day) => day.cards)).size).toBe(14 * goal)
  }
  const late = plan([due('b', -1), due('a', -2), due('c', 0)], 2)
  expect(late.days.slice(0, 2).map((day) => day.cards)).toEqual([['a', 'b'], ['c']])
})

test('new cards are mixed among the others and fill what is free', () => {
  const cards = [
    ...Array.from({ length: 20 }, (_, at) => due(`r${at}`, -1)),
    ...'abcdef'.split('').map((id) => fresh(id)),
  ]
  const [today] = plan(cards).days
  expect(today!.cards.filter((id) => !id.startsWith('r'))).toEqual(['a', 'b', 'c'])
  expect(today!.cards.slice(-3).every((id) => !id.startsWith('r'))).toBe(false)
  expect(plan([due('r', -1), fresh('a'), fresh('b', NOW - 1)]).days[0]!.cards).toHaveLength(3)
})

test('what was answered today counts, and a forgotten card comes again beyond the goal', () => {
  const answered: Entry = { kind: 'answer', at: NOW - 60_000, by: 'p', n: 0, card: 'x', grade: 1, took: 9 }
  const forgotten: Planned = { id: 'x', addedAt: 0, memory: applyEntry(NEW_MEMORY, answered) }
  const { days, done, again } = plan([forgotten, ...'abcdefghijkl'.split('').map((id) => due(id, -1))])
  expect([done, again]).toEqual([1, ['x']])
  expect(days[0]!.cards).toHaveLength(9)
  expect(days[1]!.cards).toContain('x')
})

test('suspended and deleted cards are left out, buried ones come tomorrow', () => {
  const cards = [
    due('a', -1, { isSuspended: true }),
    due('b', -1, { isDeleted: true }),
    due('c', -1, { buriedOn: '2026-11-26' }),
  ]
  expect(plan(cards, 10, 2).days.map((day) => day.cards)).toEqual([[], ['c']])
})

test('the day ends at midnight in Dhaka', () => {
  expect(
    planDays([due('a', 0)], { now: Date.parse('2026-11-25T17:59:00Z'), goal: 10, count: 1 }).days[0]!.cards,
  ).toEqual([])
  expect(
    planDays([due('a', 0)], { now: Date.parse('2026-11-25T18:00:00Z'), goal: 10, count: 1 }).days[0]!.cards,
  ).toEqual(['a'])
})

test('the speed is the middle of the last answers', () => {
  expect(estimateSpeed([])).toBe(24)
  expect(estimateSpeed([5, 9, 80].map((took) => ({ ...NEW_MEMORY, last: 1, took })))).toBe(9)
})
