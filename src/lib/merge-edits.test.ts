import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const base = { title: 'ক', day: '৫', also: ['এক'] }

test('each keeps what only one of them changed', () => {
  const merged = mergeEdits(base, { ...base, title: 'খ' }, { ...base, day: '৬' })
  expect(merged).toEqual({ values: { ...base, title: 'খ', day: '৬' }, clashes: [] })
})

test('what both changed is a clash and stays mine; the same change is none', () => {
  const mine = { ...base, title: 'আমার', also: ['দুই'] }
  expect(mergeEdits(base, mine, { ...base, title: 'তাঁর', also: ['দুই'] })).toEqual({
    values: mine,
    clashes: ['title'],
  })
})
