import { describe, expect, it } from 'vitest'
import { countPages } from './page-count.ts'

describe('page count (spec 9)', () => {
  it.each([
    [0, 10, 1],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [100, 10, 10],
    [-5, 10, 1],
    [5, 0, 1],
    [Number.NaN, 10, 1],
  ])('%i items by %i are %i pages', (total, size, pages) => expect(countPages(total, size)).toBe(pages))
})
