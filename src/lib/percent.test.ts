import { expect, test } from 'vitest'
import { computePercent, computeReachedPercent } from './percent.ts'

test('halves are rounded up, exactly', () => {
  expect([computePercent(1, 8), computePercent(57, 200), computePercent(2, 3)]).toEqual([13, 29, 67])
})

test('a share beside its limit is rounded down, exactly', () => {
  expect([computeReachedPercent(69.9, 100), computeReachedPercent(199, 200)]).toEqual([69, 99])
  expect([computeReachedPercent(29, 50), computeReachedPercent(0.57, 1)]).toEqual([58, 57])
})

test('a share of nothing is 0, and none is below 0 or above 100', () => {
  for (const compute of [computePercent, computeReachedPercent]) {
    expect([compute(0, 0), compute(3, 0), compute(-1, 4), compute(5, 4)]).toEqual([0, 0, 0, 100])
  }
})
