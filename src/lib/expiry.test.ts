import { describe, expect, it } from 'vitest'
import { parseExpiry } from './expiry.ts'

describe('expiry times (ruling R17)', () => {
  it.each([
    ['2026-11-21T15:00:00Z', '2026-11-21T15:00:00.000Z'],
    ['2026-11-21T21:00:00+06:00', '2026-11-21T15:00:00.000Z'],
    [1_795_273_200, '2026-11-21T15:00:00.000Z'],
    [1_795_273_200_000, '2026-11-21T15:00:00.000Z'],
    ['1795273200', '2026-11-21T15:00:00.000Z'],
    ['1795273200000', '2026-11-21T15:00:00.000Z'],
    [99_999_999_999, '5138-11-16T09:46:39.000Z'],
    [100_000_000_000, '1973-03-03T09:46:40.000Z'],
    [1, '1970-01-01T00:00:01.000Z'],
  ])('%j is %s', (value, iso) => expect(parseExpiry(value)?.toISOString()).toBe(iso))

  it.each([
    '',
    'soon',
    'May 1',
    'on 2026-11-21',
    '1795273200 s',
    '2026-99-99',
    0,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e300,
    null,
    undefined,
    {},
    [],
    true,
  ])('%j is not a time', (value) => expect(parseExpiry(value)).toBeUndefined())
})
