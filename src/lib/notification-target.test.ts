import { expect, test } from 'vitest'
import { resolveTarget } from './notification-target.ts'

test.each([
  [
    '/dashboard/my-courses/b/notices?notice=1',
    { kind: 'ours', to: '/dashboard/my-courses/b/notices?notice=1' },
  ],
  ['https://example.com/a', { kind: 'outside', href: 'https://example.com/a' }],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/..//evil.example', undefined],
  ['/.//evil.example', undefined],
  ['/a/../%2E%2e//evil.example', undefined],
  ['/dashboard/../courses', { kind: 'ours', to: '/dashboard/../courses' }],
  ['/\t/evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [null, undefined],
])('%s', (href, place) => {
  expect(resolveTarget(href)).toEqual(place)
})
