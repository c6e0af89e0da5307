/**
 * Replies are normalised on arrival: totals are counts, rows are unique, instants are in UTC. (rulings R8,
 * R29, R30)
 */

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { buildPage } from '../row.ts'
import { Count, Id, Instant, Money, ShownWhole } from '../shapes/scalar.ts'
import { checkReply } from './response.ts'

const Row = v.object({ _id: Id, at: Instant })
const Rows = buildPage(Row)
const page = (fields: object) => ({ data: [], total: 0, page: 1, count: 20, ...fields })
const at = '2026-11-26T22:30:00+06:00'

it.each([-1, 1e15, '12', null])('a list whose total is %s is refused', (total) => {
  expect(checkReply(Rows, page({ total })).isGood).toBe(false)
})

it('a total with a fraction is rounded, since the rows are worth more', () => {
  expect(checkReply(Rows, page({ total: 12.55 }))).toEqual({ isGood: true, reply: page({ total: 13 }) })
})

it('an odd row is left out of a list with good ones, and named for developers', () => {
  const data = [
    { _id: 'a', at },
    { _id: 7, at },
    { _id: 'c', at: 'yesterday' },
  ]
  const checked = checkReply(Rows, page({ data, total: 3 }))
  expect(checked).toMatchObject({ isGood: true, reply: { data: [{ _id: 'a' }], total: 3 } })
  expect(String((checked as { cause?: unknown }).cause)).toContain('ValiError')
})

it('a list of odd rows alone, or an object with an odd part, is refused', () => {
  expect(checkReply(Rows, page({ data: [{ _id: 7, at }], total: 1 })).isGood).toBe(false)
  expect(checkReply(v.array(Row), { data: [{ _id: 'a', at }, { _id: 7 }] }).isGood).toBe(false)
})

it('a duplicate row is shown once, and its instant is in UTC', () => {
  const data = [
    { _id: 'a', at },
    { _id: 'b', at },
    { _id: 'a', at },
  ]
  const kept = [
    { _id: 'a', at: '2026-11-26T16:30:00Z' },
    { _id: 'b', at: '2026-11-26T16:30:00Z' },
  ]
  expect(checkReply(Rows, page({ data, total: 3 }))).toEqual({
    isGood: true,
    reply: page({ data: kept, total: 3 }),
  })
  expect(checkReply(v.array(Row), { data })).toEqual({ isGood: true, reply: kept })
})

it.each([
  [12.55, 13],
  [0.4, 0],
  [-3, 0],
  [null, 0],
])('a count of %s is shown as %s', (sent, shown) => {
  expect(v.parse(v.object({ count: Count }), { count: sent })).toEqual({ count: shown })
})

it('a rank with a fraction is rounded; money with one is refused', () => {
  const Placed = v.object({ rank: ShownWhole, price: Money })
  expect(v.parse(Placed, { rank: 2.5, price: 1 })).toEqual({ rank: 3, price: 1 })
  expect(v.is(Placed, { rank: 2, price: 1.5 })).toBe(false)
})
