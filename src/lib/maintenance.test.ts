import { expect, test } from 'vitest'
import { readRefusal, readStatus } from './maintenance.ts'

const NOW = Date.UTC(2027, 2, 4, 8)
const MINUTE = 60_000
const file = (from: number, until: number) => ({
  maintenance: { from: new Date(NOW + from * MINUTE).toISOString(), until: new Date(NOW + until * MINUTE).toISOString() },
})

test.each([
  ['under way', -10, 20, true],
  ['soon', 60, 90, true],
  ['tomorrow', 24 * 60, 25 * 60, false],
  ['over', -30, -1, false],
  ['turned round', 20, 10, false],
])('a rest that is %s is shown or not', (_when, from, until, isShown) => {
  expect(readStatus(file(from, until), NOW) !== undefined).toBe(isShown)
})

test.each([{}, null, '<html>', { maintenance: { from: 'soon', until: 'later' } }])('%j announces nothing', (wrong) => {
  expect(readStatus(wrong, NOW)).toBeUndefined()
})

test.each([
  [503, 90_000, true],
  [503, undefined, false],
  [503, 2000, false],
  [503, 90 * 24 * 60 * MINUTE, false],
  [500, 90_000, false],
])('a refusal %i that asks for %s ms is a rest or not', (status, retryAfter, isRest) => {
  expect(readRefusal({ status, retryAfter }, NOW)).toEqual(isRest ? { from: NOW, until: NOW + 90_000 } : undefined)
})
