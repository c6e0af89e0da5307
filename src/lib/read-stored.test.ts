import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readStored } from './read-stored.ts'

const Fields = v.object({
  name: v.string(),
  isUrgent: v.boolean(),
  also: v.array(v.string()),
  note: v.optional(v.string()),
})
const Edit = v.object({ base: Fields, fields: Fields, tried: v.optional(v.array(Fields)) })

test('fields that an earlier release did not have are empty, at every depth', () => {
  const stored = { base: { name: 'a' }, fields: { name: 'b' }, tried: [{ name: 'a' }] }
  const rest = { isUrgent: false, also: [] }
  expect(readStored(Edit, stored)).toEqual({
    base: { name: 'a', ...rest },
    fields: { name: 'b', ...rest },
    tried: [{ name: 'a', ...rest }],
  })
})

test('what is there stays as it is, and what does not match is refused', () => {
  const full = { name: 'a', isUrgent: true, also: ['b'], note: 'c' }
  expect(readStored(Fields, full)).toEqual(full)
  expect(readStored(Fields, { name: 7 })).toBeUndefined()
  expect(readStored(Fields, null)).toBeUndefined()
  expect(readStored(v.object({ kind: v.picklist(['a', 'b']) }), {})).toBeUndefined()
})

test('a shape that is put together from several is one object', () => {
  const Owned = v.intersect([Fields, v.object({ owner: v.optional(v.string()), at: v.number() })])
  expect(readStored(Owned, { name: 'a', owner: 'b' })).toEqual({
    name: 'a',
    isUrgent: false,
    also: [],
    owner: 'b',
    at: 0,
  })
})

test('a mark that may be missing is missing and not 0', () => {
  expect(readStored(v.object({ mark: v.nullable(v.number()) }), {})).toEqual({ mark: null })
})

test('a field with another name today is not emptied', () => {
  expect(readStored(Fields, { title: 'a', isUrgent: true, also: [] })).toBeUndefined()
  expect(readStored(Edit, { base: { title: 'a' }, fields: { title: 'b' } })).toBeUndefined()
})
