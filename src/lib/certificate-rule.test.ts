import { describe, expect, it } from 'vitest'
import { CERTIFICATE_RULE_CUT_OFF, isUnderPresentRule } from './certificate-rule.ts'

describe('certificate rule (spec 9, ruling R4)', () => {
  it('keeps the cut-off', () => expect(CERTIFICATE_RULE_CUT_OFF).toBe('2024-11-22T17:59:00Z'))

  it.each([
    ['2024-11-22T17:58:59Z', false],
    ['2024-11-22T17:59:00Z', false],
    ['2024-11-22T17:59:01Z', true],
    ['no time', false],
  ])('%s falls under the present rule: %s', (instant, expected) =>
    expect(isUnderPresentRule(instant)).toBe(expected),
  )
})
