import { afterEach, describe, expect, it, vi } from 'vitest'
import { splitGraphemes } from './bn.ts'
import strings from './corpus/bengali-strings.json'
import { cutText, shortenDescription } from './description.ts'

describe('sharing description (spec 1)', () => {
  afterEach(() => vi.restoreAllMocks())

  it('keeps the exact 150 of Latin text', () =>
    expect(shortenDescription('x'.repeat(151))).toBe(`${'x'.repeat(150)}…`))

  it('leaves a text that fits unchanged', () => {
    expect(shortenDescription('x'.repeat(150))).toBe('x'.repeat(150))
    expect(shortenDescription('')).toBe('')
  })

  it('steps back to the edge of a conjunct', () => {
    expect(shortenDescription(`${'ক'.repeat(148)}ক্ষ্মী শেষ`)).toBe(`${'ক'.repeat(148)}…`)
    expect(cutText('শিক্ষার্থী', 4)).toBe('শি')
  })

  it('reads no more than it needs', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    shortenDescription('শিক্ষার্থী '.repeat(1000))
    expect(segment.mock.calls.map(([text]) => text.length)).toEqual([182])
  })

  it.each(strings as [string, string, number][])(
    'cuts %s between letters wherever it is cut',
    (_name, text) => {
      const edges = splitGraphemes(text).map((_letter, index, letters) =>
        letters.slice(0, index + 1).join(''),
      )
      for (let length = 1; length < text.length; length++)
        expect(['', ...edges]).toContain(cutText(text, length))
    },
  )
})
