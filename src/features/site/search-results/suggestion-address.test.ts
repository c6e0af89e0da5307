import { expect, it } from 'vitest'
import { getSuggestionAddress } from './suggestion-address.ts'

it.each([
  [{ kind: 'course', slug: 'react', text: 'React' }, '/course/react'],
  [{ kind: 'category', slug: 'web', text: 'ওয়েব' }, '/category/web'],
  [{ kind: 'query', text: 'a/b?c' }, '/search?q=a%2Fb%3Fc'],
  [{ kind: 'course', slug: null, text: 'React' }, '/search?q=React'],
] as const)('%o → %s', (suggestion, address) => {
  expect(getSuggestionAddress(suggestion)).toBe(address)
})
