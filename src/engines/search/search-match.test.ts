import { expect, it } from 'vitest'
import { isSearchMatch, markMatches } from './search-match.ts'

it('matches all words in any order and case', () => {
  expect(isSearchMatch('State বদলালে রেন্ডার হয়', 'রেন্ডার state')).toBe(true)
  expect(isSearchMatch('State বদলালে রেন্ডার হয়', 'প্রপস')).toBe(false)
  expect(isSearchMatch('কিছু', '')).toBe(true)
})

it('marks every place of every word, once where two overlap', () => {
  const marked = (text: string, search: string) =>
    markMatches(text, search)
      .map(({ text: part, isMark }) => (isMark ? `<${part}>` : part))
      .join('')
  expect(marked('State বদলালে state', 'state')).toBe('<State> বদলালে <state>')
  expect(marked('useState', 'use uses')).toBe('<use><S>tate')
  expect(marked('কিছু নেই', '')).toBe('কিছু নেই')
})
