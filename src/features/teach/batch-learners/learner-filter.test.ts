import { expect, test } from 'vitest'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { countLearners, filterLearners } from './learner-filter.ts'

const plain: BatchLearner = {
  _id: 'a',
  person: { _id: 'a', name: 'রাকিব হোসেন', picture: null },
  joined_at: '2026-01-01T00:00:00Z',
  is_frozen: false,
  rank: 1,
  points: 10,
  handed_in: 3,
  task_count: 4,
  average: 70,
  is_at_risk: false,
  is_talent: false,
  is_endorsed: false,
  username: '',
  classes: [],
  recordings: [],
}
const talent: BatchLearner = {
  ...plain,
  _id: 'b',
  person: { ...plain.person, name: 'সুমাইয়া' },
  rank: 2,
  is_talent: true,
  username: 'sumaiya',
  handed_in: 1,
}
const risky: BatchLearner = {
  ...plain,
  _id: 'c',
  person: { ...plain.person, name: 'আবির' },
  rank: 3,
  is_at_risk: true,
  average: null,
}
const all = [plain, talent, risky]
const ids = (...args: [Parameters<typeof filterLearners>[1], Parameters<typeof filterLearners>[2], string]) =>
  filterLearners(all, ...args).map(({ _id }) => _id)

test('the filter shows all learners, talents, or those at risk', () => {
  expect(ids('all', 'rank', '')).toEqual(['a', 'b', 'c'])
  expect(ids('talent', 'rank', '')).toEqual(['b'])
  expect(ids('risk', 'rank', '')).toEqual(['c'])
  expect(countLearners(all, 'talent')).toBe(1)
})

test('the search finds the name and the Latin username', () => {
  expect(ids('all', 'rank', 'রাকিব')).toEqual(['a'])
  expect(ids('all', 'rank', 'SUMAI')).toEqual(['b'])
})

test('learners are sorted as chosen; those without marks come last', () => {
  expect(ids('all', 'average', '').at(-1)).toBe('c')
  expect(ids('all', 'handed', '')[0]).toBe('b')
  expect(ids('all', 'name', '')[0]).toBe('c')
})
