import { expect, test } from 'vitest'
import { bodyOf, emptyResource, problemsOf } from './resource-values.ts'

const link = { ...emptyResource, title: 'নোট', module: 'module-1', category: 'পড়া', kind: 'link' as const }

test('a link is made whole, and what is no link is refused', () => {
  expect(bodyOf({ ...link, link: 'react.dev' }, undefined).link).toBe('https://react.dev/')
  for (const bad of ['', 'নোট', 'javascript:alert(1)']) expect(problemsOf({ ...link, link: bad }, false)).toHaveProperty('link')
})

test('a file is asked for once: one that is there already stays', () => {
  const file = { ...link, kind: 'file' as const }
  expect(problemsOf(file, false)).toHaveProperty('file')
  expect(problemsOf(file, true)).toEqual({})
  expect(bodyOf(file, undefined)).not.toHaveProperty('file')
})
