import { expect, test } from 'vitest'
import { removeOldWork } from './remove-old-work.ts'

test('copies under names of earlier releases are deleted, and nothing else', async () => {
  localStorage.setItem('karigor-copy-drawn-/dashboard@rakib', JSON.stringify({ html: '<p>কোর্স</p>' }))
  localStorage.setItem('karigor-own-replies', '{}')
  localStorage.setItem('karigor-own-draft', JSON.stringify({ owner: 'rakib', at: Date.now() }))
  await removeOldWork()
  expect(Object.keys(localStorage)).toEqual(['karigor-own-draft'])
})
