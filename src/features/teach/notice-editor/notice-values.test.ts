import { expect, test } from 'vitest'
import { bodyOf, emptyNotice, problemsOf } from './notice-values.ts'

const NOW = Date.parse('2026-11-21T19:30:00Z')
const empty = emptyNotice('batch-1', NOW)

test('a new notice has the day of Dhaka, not that of UTC', () => {
  expect(empty.date).toBe('2026-11-22')
})

test('a draft needs a title alone; what is published says all', () => {
  expect(Object.keys(problemsOf(empty))).toEqual(['title'])
  expect(problemsOf({ ...empty, title: 'ছুটি' })).toEqual({})
  expect(Object.keys(problemsOf({ ...empty, title: 'ছুটি', is_published: true }))).toEqual(['meta_description', 'description'])
})

test('what is sent is HTML, and only the fields of a notice', () => {
  const body = bodyOf({ ...empty, title: ' ছুটি ', description: 'কাল **ছুটি**।' })
  expect(body).toMatchObject({ title: 'ছুটি', description: '<p>কাল <strong>ছুটি</strong>।</p>', batch: 'batch-1' })
})
