import { expect, it } from 'vitest'
import { BUNDLE_PRICES, BUNDLE_VALIDITY } from './bundle-price.ts'

it('keeps the bundle prices and validity of the specification (spec 9)', () => {
  expect(Object.values(BUNDLE_PRICES)).toEqual([6000, 8000, 5000, 599])
  expect(BUNDLE_VALIDITY).toBe('lifetime')
})
