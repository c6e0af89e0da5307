import { expect, test } from 'vitest'
import cases from '#src/lib/corpus/search-queries.json' with { type: 'json' }
import { categoryFaqs } from './faq-words.ts'
import { findHelp } from './find-help.ts'

const first = (query: string) => findHelp(query).categories.slice(0, 3)

test('of 20 queries as people type them at least 19 have the right kind of problem among the first three', () => {
  const missed = cases.help.filter(({ query, wanted }) => !first(query).some((each) => wanted.includes(each)))
  expect(missed.map(({ query }) => [query, first(query)]).slice(1)).toEqual([])
})

test.each([
  ['refund', 'personal-problem'],
  ['ফেরত', 'personal-problem'],
  ['OTP আসছে না', 'personal-problem'],
  ['taka kete nise', 'personal-problem'],
  ['‡dmeyK ‡cg›U', 'personal-problem'],
  ['রেকরডিং আসেনি', 'class-recording'],
])('%s → %s', (query, wanted) => expect(first(query)).toContain(wanted))

test('answers are found by their question and by their category', () => {
  expect(findHelp('টাকা কেটে নিয়েছে').answers[0]?.question).toContain('টাকা কেটে নিয়েছে')
  const { answers } = findHelp('মডিউল লক')
  expect(categoryFaqs.module).toContain(answers[0])
})

test('nothing is found for meaningless text', () => {
  expect(findHelp('qqzzx')).toEqual({ categories: [], answers: [], isNear: false, readAs: undefined })
})
