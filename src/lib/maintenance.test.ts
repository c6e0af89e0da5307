import { expect, test } from 'vitest'
import { MINUTE_MS } from './duration.ts'
import { readRefusal, readStatus } from './maintenance.ts'

const NOW = Date.UTC(2027, 2, 4, 8)
const file = (from: number, until: number) => ({
  maintenance: {
    from: new Date(NOW + from * MINUTE_MS).toISOString(),
    until: new Date(NOW + until * MINUTE_MS).toISOString(),
  },
})

test.each([
  ['under way', -10, 20, true],
  ['soon', 60, 90, true],
  ['tomorrow', 24 * 60, 25 * 60, false],
  ['over', -30, -1, false],
  ['turned round', 20, 10, false],
])('maintenance that is %s is shown or not', (_when, from, until, isShown) => {
  expect(readStatus(file(from, until), NOW) !== undefined).toBe(isShown)
})

test.each([
  ['2027-03-04T14:30:00Z', '2027-03-04T15:00Z'],
  ['2027-03-04T20:30+06:00', '2027-03-04T21:00:00.000+06:00'],
  ['2027-03-04T20:30+0600', '2027-03-04 21:00'],
])('times may be written as %s and %s', (from, until) => {
  const now = Date.UTC(2027, 2, 4, 14)
  expect(readStatus({ maintenance: { from, until } }, now)).toEqual({
    from: Date.UTC(2027, 2, 4, 14, 30),
    until: Date.UTC(2027, 2, 4, 15),
  })
})

test('an end in another year counts as a typing error and is not shown', () => {
  expect(readStatus(file(-10, 7000 * 365 * 24 * 60), NOW)?.until).toBe(Infinity)
  expect(readStatus(file(-10, 6 * 24 * 60), NOW)?.until).toBe(NOW + 6 * 24 * 60 * MINUTE_MS)
})

test.each([
  {},
  null,
  { maintenance: { from: '2027-03-04', until: '২০২৭-০৩-০৫T১০:০০' } },
  '<html>',
  { maintenance: { from: 'soon', until: 'later' } },
])('%j announces nothing', (wrong) => {
  expect(readStatus(wrong, NOW)).toBeUndefined()
})

test.each([
  [503, 90_000, true],
  [503, undefined, false],
  [503, 2000, false],
  [503, 90 * 24 * 60 * MINUTE_MS, false],
  [500, 90_000, false],
])('a refusal %i with a delay of %s ms is maintenance or not', (status, retryAfter, isRest) => {
  expect(readRefusal({ status, retryAfter }, NOW)).toEqual(
    isRest ? { from: NOW, until: NOW + 90_000 } : undefined,
  )
})
