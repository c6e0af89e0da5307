import { expect, test } from 'vitest'
import { defineFilters, PAGE, pickOne, WORDS } from './filters.ts'

test('a changed filter leaves the others as they are', () => {
  const { change } = defineFilters<{ state: 'all' | 'paid'; q: string; page: number }>({
    state: pickOne(['all', 'paid'], 'all'),
    q: WORDS,
    page: PAGE,
  })
  const query = new URLSearchParams('state=paid&q=react&page=3&other=1')
  expect(change(query, { page: 1 }).toString()).toBe('state=paid&q=react')
  expect(change(query, { state: 'all' }).toString()).toBe('q=react&page=3')
})
