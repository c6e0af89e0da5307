import { describe, expect, it } from 'vitest'
import { bnBytes, MEGABYTE } from './bytes.ts'

describe('sizes', () => {
  it.each([
    [0, '০ KB'],
    [1, '১ KB'],
    [812 * 1024, '৮১২ KB'],
    [MEGABYTE, '১ MB'],
    [1.55 * MEGABYTE, '১.৬ MB'],
    [20 * MEGABYTE, '২০ MB'],
    [Number.NaN, ''],
  ])('%d bytes are %s', (bytes, text) => expect(bnBytes(bytes)).toBe(text))
})
