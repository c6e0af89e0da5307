import { describe, expect, it } from 'vitest'
import { splitLines, findSize } from './fit-text.ts'

/** Each letter as wide as half its size. */
const measure = (part: string, size: number) => part.length * size * 0.5
const at = (size: number) => (part: string) => measure(part, size)

describe('text on the picture of a certificate', () => {
  it('breaks between words only', () => {
    expect(splitLines('aaaa bbbb cccc', 100, at(20))).toEqual(['aaaa bbbb', 'cccc'])
    expect(splitLines('abcdefghijklmnop  b', 100, at(20))).toEqual(['abcdefghijklmnop', 'b'])
    expect(splitLines('  ', 100, at(20))).toEqual([])
  })

  it('uses the largest size that fits into the given number of lines', () => {
    const fit = (text: string, lines: number) =>
      findSize({ text, most: 900, from: 104, least: 60, lines, measure })
    expect(fit('short name', 2)).toBe(104)
    expect(fit('a name of medium length', 1)).toBe(76)
    expect(fit('a name of medium length', 2)).toBe(104)
    expect(fit('x'.repeat(200), 2)).toBe(60)
  })
})
