import { describe, expect, it } from 'vitest'
import { splitSeconds } from './duration.ts'

describe('duration (spec 9)', () => {
  it.each([
    [0, 0, 0, 0],
    [59.9, 0, 0, 59],
    [3599, 0, 59, 59],
    [3600, 1, 0, 0],
    [90_061, 25, 1, 1],
    [-5, 0, 0, 0],
    [Number.NaN, 0, 0, 0],
  ])('%d s are %i h %i min %i s', (length, hours, minutes, seconds) =>
    expect(splitSeconds(length)).toEqual({ hours, minutes, seconds }),
  )
})
