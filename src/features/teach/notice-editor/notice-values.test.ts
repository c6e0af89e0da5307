import { expect, test } from 'vitest'
import { buildBody, createValues, findProblems, UNSEEN } from './notice-values.ts'

const NOW = Date.parse('2026-11-21T19:30:00Z')
const empty = createValues('batch-1', NOW)

test('a new notice has the current day in Dhaka, not in UTC', () => {
  expect(empty.date).toBe('2026-11-22')
})

test('a draft needs only a title; a published notice needs all fields', () => {
  expect(Object.keys(findProblems(empty))).toEqual(['title'])
  expect(findProblems({ ...empty, title: 'ছুটি' })).toEqual({})
  expect(Object.keys(findProblems({ ...empty, title: 'ছুটি', is_published: true }))).toEqual([
    'meta_description',
    'description',
  ])
})

test('the body has the description as HTML', () => {
  const body = buildBody({ ...empty, title: ' ছুটি ', description: 'কাল **ছুটি**।' })
  expect(body).toMatchObject({
    title: 'ছুটি',
    description: '<p>কাল <strong>ছুটি</strong>।</p>',
    batch: 'batch-1',
  })
})

test('a notice to learners who have not been seen is begun, and only has to be published', () => {
  const begun = createValues('batch-1', NOW, UNSEEN)
  expect(begun.title).toContain('ক্লাসে না এসে')
  expect(findProblems({ ...begun, is_published: true })).toEqual({})
})
