import { afterEach, describe, expect, it, vi } from 'vitest'
import { graphemes } from './bn.ts'
import strings from './corpus/bengali-strings.json'
import { cutText, shortDescription } from './description.ts'

describe('sharing description (spec 1)', () => {
  afterEach(() => vi.restoreAllMocks())

  it('keeps the exact 150 of Latin text', () => expect(shortDescription('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`))

  it('leaves text alone that fits', () => {
    expect(shortDescription('x'.repeat(150))).toBe('x'.repeat(150))
    expect(shortDescription('')).toBe('')
  })

  it('steps back to the edge of a conjunct', () => {
    expect(shortDescription(`${'ক'.repeat(148)}ক্ষ্মী শেষ`)).toBe(`${'ক'.repeat(148)}…`)
    expect(cutText('শিক্ষার্থী', 4)).toBe('শি')
  })

  it('does not look at more than it needs', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    shortDescription('শিক্ষার্থী '.repeat(1000))
    expect(segment.mock.calls.map(([text]) => text.length)).toEqual([182])
  })

  it.each(strings as [string, string, number][])('cuts %s between letters wherever it is cut', (_name, text) => {
    const edges = graphemes(text).map((_letter, index, letters) => letters.slice(0, index + 1).join(''))
    for (let length = 1; length < text.length; length++) expect(['', ...edges]).toContain(cutText(text, length))
  })
})
