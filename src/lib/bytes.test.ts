import { describe, expect, it } from 'vitest'
import { formatBytes, MEGABYTE } from './bytes.ts'

describe('sizes', () => {
  it('count by 1024', () => expect(MEGABYTE).toBe(1_048_576))

  it.each([
    [0, '০ KB'],
    [1, '১ KB'],
    [811.6 * 1024, '৮১২ KB'],
    [1023.4 * 1024, '১,০২৩ KB'],
    [1024 * 1024, '১ MB'],
    [1000 * MEGABYTE, '১,০০০ MB'],
    [1.55 * MEGABYTE, '১.৬ MB'],
    [20 * MEGABYTE, '২০ MB'],
    [Number.NaN, ''],
  ])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
})
