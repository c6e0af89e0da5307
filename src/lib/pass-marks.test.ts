import { describe, expect, it } from 'vitest'
import {
  CERTIFICATE_PERCENT,
  EXAM_PASS_PERCENT,
  isCertificateEarned,
  isExamPassed,
  LEVEL_PASS_PERCENT,
} from './pass-marks.ts'

describe('pass marks (spec 9, ruling R4)', () => {
  it('keeps the numbers', () =>
    expect([EXAM_PASS_PERCENT, LEVEL_PASS_PERCENT, CERTIFICATE_PERCENT]).toEqual([70, 70, 70]))

  it.each([
    [69.9, false],
    [70, true],
    [100, true],
    [Number.NaN, false],
  ])('%d percent is enough: %s', (percent, expected) =>
    expect([isExamPassed(percent), isCertificateEarned(percent)]).toEqual([expected, expected]),
  )
})
