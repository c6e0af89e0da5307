import { expect, test } from 'vitest'
import { buildBody, EMPTY_VALUES, findProblems } from './resource-values.ts'

const link = { ...EMPTY_VALUES, title: 'নোট', module: 'module-1', category: 'পড়া', kind: 'link' as const }

test('a link is completed, an invalid one refused', () => {
  expect(buildBody({ ...link, link: 'react.dev' }, undefined).link).toBe('https://react.dev/')
  for (const bad of ['', 'নোট', 'javascript:alert(1)'])
    expect(findProblems({ ...link, link: bad }, false)).toHaveProperty('link')
})

test('a file is required unless the resource already has one', () => {
  const file = { ...link, kind: 'file' as const }
  expect(findProblems(file, false)).toHaveProperty('file')
  expect(findProblems(file, true)).toEqual({})
  expect(buildBody(file, undefined)).not.toHaveProperty('file')
})
