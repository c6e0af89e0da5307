import { describe, expect, it } from 'vitest'
import { formatBytes, MEGABYTE } from './bytes.ts'

describe('sizes', () => {
  it('count by 1024', () => expect(MEGABYTE).toBe(1_048_576))

  it.each([
    [0, '০ কেবি'],
    [1, '১ কেবি'],
    [811.6 * 1024, '৮১২ কেবি'],
    [1023.4 * 1024, '১,০২৩ কেবি'],
    [1024 * 1024, '১ এমবি'],
    [1000 * MEGABYTE, '১,০০০ এমবি'],
    [1.55 * MEGABYTE, '১.৬ এমবি'],
    [20 * MEGABYTE, '২০ এমবি'],
    [Number.NaN, ''],
  ])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
})
