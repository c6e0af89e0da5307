import { expect, it } from 'vitest'
import { isRealLink } from '#src/lib/brand.ts'
import own from '#src/lib/owner/brand.json' with { type: 'json' }
import { addDemoLinks } from './demo-brand.ts'

it('the demo is on five networks and three platforms, and keeps an owner’s own address', () => {
  const { networks, apps } = addDemoLinks({ ...own, apps: { ...own.apps, ios: 'https://own.example/app' } })
  expect(networks.map(({ href }) => isRealLink(href))).toEqual(Array(5).fill(true))
  expect(isRealLink(apps.android) && isRealLink(apps.windows)).toBe(true)
  expect(apps.ios).toBe('https://own.example/app')
})
