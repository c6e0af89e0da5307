import { describe, expect, it } from 'vitest'
import { isRecent } from './recent.ts'

describe('recent (spec 9)', () => {
  const now = Date.parse('2026-11-21T15:00:00Z')

  it.each([
    [0, true],
    [600_000, true],
    [600_001, false],
    [-1, false],
  ])('%i ms ago: %s', (age, expected) => expect(isRecent(now - age, now)).toBe(expected))

  it('an unreadable time is never recent', () => expect(isRecent('no time', now)).toBe(false))
})
