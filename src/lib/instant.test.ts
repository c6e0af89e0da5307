/** How servers write instants, and how the product stores them. (ruling R4) */

import { expect, it } from 'vitest'
import { INSTANT, convertToUtc, ZONED_INSTANT } from './instant.ts'

it.each([
  ['2026-11-26T16:30:00Z', '2026-11-26T16:30:00Z'],
  ['2026-11-26T16:30:00.250Z', '2026-11-26T16:30:00.250Z'],
  ['2026-11-26T22:30:00+06:00', '2026-11-26T16:30:00Z'],
  ['2026-11-27T03:30:00.123456+06:00', '2026-11-26T21:30:00.123456Z'],
  ['2027-01-01T02:00:00+0600', '2026-12-31T20:00:00Z'],
  ['2026-11-26T22:30:00+06', '2026-11-26T16:30:00Z'],
  ['2026-11-26T11:00-05:30', '2026-11-26T16:30:00Z'],
  ['2026-11-26T16:30Z', '2026-11-26T16:30:00Z'],
])('%s is %s', (written, kept) => {
  expect(ZONED_INSTANT.test(written)).toBe(true)
  expect(convertToUtc(written)).toBe(kept)
  expect(INSTANT.test(kept)).toBe(true)
})

it.each([
  '2026-11-26T16:30:00',
  '2026-11-26',
  '26/11/2026',
  '2026-13-26T16:30:00Z',
  '2026-11-26T16:30:00+26:00',
  '1764174600',
])('%s has no zone or is not an instant', (written) => expect(ZONED_INSTANT.test(written)).toBe(false))
