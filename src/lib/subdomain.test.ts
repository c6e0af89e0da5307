import { describe, expect, it } from 'vitest'
import { isSubdomain } from './subdomain.ts'

describe('subdomain-like text (spec 5)', () => {
  it.each([
    ['farhana-akter', true],
    ['Farhana7', true],
    ['-', true],
    ['', false],
    ['farhana_akter', false],
    ['farhana.akter', false],
    ['ফারহানা', false],
    ['farhana১', false],
    ['farhana\n', false],
  ])('%j: %s', (text, expected) => expect(isSubdomain(text)).toBe(expected))
})
