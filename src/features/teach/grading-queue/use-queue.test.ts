import { expect, test } from 'vitest'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { findQueuePosition } from './use-queue.ts'

const row = (_id: string) => ({ _id }) as SubmissionCard
const rows = { 0: row('a'), 1: row('b'), 2: row('c'), 50: row('z') }
const none = () => false

test.each([
  ['a', { at: 0, previous: undefined, next: 'b', nextUnchecked: 'b' }],
  ['b', { at: 1, previous: 'a', next: 'c', nextUnchecked: 'c' }],
  ['c', { at: 2, previous: 'b', next: undefined, nextUnchecked: 'z' }],
  ['z', { at: 50, previous: undefined, next: undefined, nextUnchecked: 'a' }],
  ['elsewhere', { at: undefined, previous: undefined, next: 'a', nextUnchecked: 'a' }],
])('neighbours of %s', (id, place) => {
  expect(findQueuePosition(rows, id, none)).toMatchObject(place)
})

test('checked submissions are skipped from every place', () => {
  const checked = ({ _id }: SubmissionCard) => _id === 'b' || _id === 'c' || _id === 'z'
  expect(findQueuePosition(rows, 'b', checked).nextUnchecked).toBe('a')
  expect(findQueuePosition(rows, 'a', checked).nextUnchecked).toBeUndefined()
})

test('five unchecked ones are read ahead, and after the last the first', () => {
  const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, at) => [at, row(id)]))
  expect(findQueuePosition(many, 'c', none).ahead).toEqual(['d', 'e', 'f', 'g', 'a'])
})

test('an empty queue has no neighbours', () => {
  expect(findQueuePosition({}, 'a', none)).toEqual({
    at: undefined,
    previous: undefined,
    next: undefined,
    nextUnchecked: undefined,
    ahead: [],
  })
})
