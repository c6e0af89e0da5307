/** Which replies are deleted from the device: by age, then by space. (rulings R67, R68) */

import { expect, test } from 'vitest'
import { listWornOut, type ReplyHead } from './stored-replies.ts'

const head = (fetchedAt: number, size = 10): ReplyHead => ({ fetchedAt, size })

test('what a kept class needs is deleted by its age only', () => {
  const lasting = (fetchedAt: number): ReplyHead => ({ ...head(fetchedAt), isLasting: true })
  const heads = [
    ['other', head(105)],
    ['kept', lasting(101)],
    ['kept long ago', lasting(99)],
  ] as const
  expect(listWornOut(heads, { since: 100, most: 0 }).toSorted()).toEqual(['kept long ago', 'other'])
})

test('old replies are deleted, then the oldest beyond the limit', () => {
  const heads = [
    ['oldest', head(101)],
    ['newest', head(109)],
    ['before the limit of age', head(99)],
    ['middle', head(105)],
  ] as const
  const limits = { since: 100, most: 20 }
  expect(listWornOut(heads, limits).toSorted()).toEqual(['before the limit of age', 'oldest'])
  expect(listWornOut(heads, { ...limits, most: 30 })).not.toContain('oldest')
})
