import { describe, expect, it, test } from 'vitest'
import cases from '#src/lib/corpus/search-queries.json' with { type: 'json' }
import { CATEGORIES } from '#src/sandbox/seed/catalogue/categories.ts'
import { COURSE_DRAFTS } from '#src/sandbox/seed/catalogue/courses.ts'
import { buildCourseEntry } from './find-courses.ts'
import { findHits } from './find-hits.ts'
import { buildWordIndex } from './word-index.ts'

/** As the client has it: a card, without the extra words that only the server knows. */
const index = buildWordIndex(
  COURSE_DRAFTS.map((draft) =>
    buildCourseEntry(draft, CATEGORIES.find(({ _id }) => _id === draft.category)?.title),
  ),
)
const find = (query: string) => findHits(index, query).hits.map(({ id }) => id)

test('for 42 typed queries at least 40 have a wanted course among the first three', () => {
  const missed = cases.courses.filter(
    ({ query, wanted }) =>
      !find(query)
        .slice(0, 3)
        .some((id) => wanted.includes(id)),
  )
  expect(missed.map(({ query }) => query).slice(2)).toEqual([])
})

describe('the intended course is at the top', () => {
  it.each([
    ['excel', 'excel-office'],
    ['এক্সেল', 'excel-office'],
    ['ফেসবুক মার্কেটিং শিখতে চাই', 'digital-marketing'],
    ['স্পোকেন ইংলিস', 'spoken-english'],
    ['graphic design', 'ux-design-bundle'],
    ['pyhton', 'data-science-python'],
    ['প্রোগরামিং', 'html-css-zero-to-hero'],
    ['freelancing kivabe shuru korbo', 'freelancing-live'],
    ['এইচ টি এম এল', 'html-css-zero-to-hero'],
    ['‡dmeyK gv‡K©wUs', 'digital-marketing'],
    ['cvB_b', 'data-science-python'],
  ])('%s → %s', (query, slug) => expect(find(query).slice(0, 2)).toContain(slug))

  it('a whole word ranks above a prefix of another', () =>
    expect(find('ফ্রি').slice(0, 5)).not.toContain('freelancing-live'))
})

it('ranks Excel first in both scripts', () =>
  expect([find('excel')[0], find('এক্সেল')[0]]).toEqual(['excel-office', 'excel-office']))

it('matches a letter in all of its forms', () => {
  const forms = ['ফেসবুকে সময়', 'ফেসবুকে সম\u09df', 'ফ\u200cেসবুকে সময\u09bc', 'ফ\u09c7সবুক\u09c7 সময়']
  expect(new Set(forms.map((form) => find(form).join(' '))).size).toBe(1)
  expect(find('ব\u09be\u09a8\u09cd\u09a1\u09c7\u09b2')).not.toEqual([])
})

it('reports whether a match is only similar, or was read as Bijoy', () => {
  expect(findHits(index, 'income').hits.map(({ isNear }) => isNear)).toContain(true)
  expect(findHits(index, 'excel').hits[0]?.isNear).toBe(false)
  expect(findHits(index, '‡dmeyK').readAs).toBe('ফেসবুক')
  expect(findHits(index, 'JavaScript').readAs).toBeUndefined()
})

it.each(['', '   ', 'zzzzqq', '😀😀', '((', '__proto__', 'ক'.repeat(500)])(
  'finds nothing for %.8j',
  (query) => {
    expect(find(query)).toEqual([])
  },
)
