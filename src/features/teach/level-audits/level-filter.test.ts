import { expect, test } from 'vitest'
import { buildAddress, buildRequest, parseFilter } from './level-filter.ts'

test.each(['', 'show=checked', 'show=all&batch=b&learner=l&page=3', 'learner=l'])(
  'the filter of ?%s is read and written back',
  (query) => {
    expect(buildAddress('/x', parseFilter(new URLSearchParams(query)))).toBe(
      query === '' ? '/x' : `/x?${query}`,
    )
  },
)

test('invalid values fall back to the defaults', () => {
  expect(parseFilter(new URLSearchParams('show=everything&page=-1'))).toEqual({
    shown: 'waiting',
    batch: '',
    learner: '',
    page: 1,
  })
})

test('empty filters are not sent', () => {
  const asked = { shown: 'all', batch: '', learner: 'l', page: 2 } as const
  expect(buildRequest(asked)).toEqual({
    checked: undefined,
    batch: undefined,
    learner: 'l',
    page: 2,
    count: 50,
  })
})
