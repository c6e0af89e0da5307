import { expect, test } from 'vitest'
import { addressOf, askedOf, shownIn } from './shown.ts'

test.each(['', 'show=checked', 'show=all&batch=b&learner=l&page=3', 'learner=l'])('an address says all of it: %s', (query) => {
  expect(addressOf('/x', shownIn(new URLSearchParams(query)))).toBe(query === '' ? '/x' : `/x?${query}`)
})

test('nonsense is the usual', () => {
  expect(shownIn(new URLSearchParams('show=everything&page=-1'))).toEqual({ shown: 'waiting', batch: '', learner: '', page: 1 })
})

test('what is not asked is not sent', () => {
  const asked = { shown: 'all', batch: '', learner: 'l', page: 2 } as const
  expect(askedOf(asked)).toEqual({ checked: undefined, batch: undefined, learner: 'l', page: 2, count: 50 })
})
