import { describe, expect, it } from 'vitest'
import {
  CERTIFICATE_RULE_CUT_OFF,
  isPass,
  isUnderPresentRule,
  PASS_MARK_PERCENT,
} from './certificate-rule.ts'

describe('certificate rule (spec 9, ruling R4)', () => {
  it('keeps the constants', () =>
    expect([PASS_MARK_PERCENT, CERTIFICATE_RULE_CUT_OFF]).toEqual([70, '2024-11-22T17:59:00Z']))

  it.each([
    [69.9, false],
    [70, true],
    [100, true],
    [Number.NaN, false],
  ])('%d percent is a pass: %s', (percent, expected) => expect(isPass(percent)).toBe(expected))

  it.each([
    ['2024-11-22T17:58:59Z', false],
    ['2024-11-22T17:59:00Z', false],
    ['2024-11-22T17:59:01Z', true],
    ['no time', false],
  ])('%s falls under the present rule: %s', (instant, expected) =>
    expect(isUnderPresentRule(instant)).toBe(expected),
  )
})
