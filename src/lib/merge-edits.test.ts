import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const base = { title: 'ক', day: '৫', also: ['এক'] }

test('a change made by only one side is kept', () => {
  const merged = mergeEdits(base, { ...base, title: 'খ' }, { ...base, day: '৬' })
  expect(merged).toEqual({ values: { ...base, title: 'খ', day: '৬' }, clashes: [] })
})

test('a change of the same field by both is a conflict and stays mine; the same change is none', () => {
  const mine = { ...base, title: 'আমার', also: ['দুই'] }
  expect(mergeEdits(base, mine, { ...base, title: 'তাঁর', also: ['দুই'] })).toEqual({
    values: mine,
    clashes: ['title'],
  })
})
