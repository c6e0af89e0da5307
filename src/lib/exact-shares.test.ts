import { expect, test } from 'vitest'
import { computeMeanPercent, computeSpread, sortByShare } from './exact-shares.ts'

const outOf = (marks: number, ...given: number[]) => given.map((mark) => ({ mark, marks }))

test('mean, median, deviation and tens of a class, checked by hand', () => {
  // 2, 4, 4, 4, 5, 5, 7, 9 of 10: sum 40, mean 5, squares of the distances 9 1 1 1 0 0 4 16 = 32, 32/8 = 4, root 2.
  const spread = computeSpread(outOf(10, 2, 4, 4, 4, 5, 5, 7, 9), 70)
  expect(spread).toEqual({
    count: 8,
    mean: 50,
    median: 45,
    deviation: 20,
    meanMark: 5,
    tens: [0, 0, 1, 0, 3, 2, 0, 1, 0, 1],
    passed: 2,
  })
})

test('the pass mark itself passes, and a share on the boundary of a ten is never lost to rounding', () => {
  // In floating point 0.07 * 100 and 0.29 * 100 miss their own whole numbers.
  expect(computeSpread(outOf(100, 7, 29, 57, 70, 100), 70)?.passed).toBe(2)
  expect(computeSpread(outOf(3, 2.1, 2.09), 70)?.passed).toBe(1)
  expect(computeSpread(outOf(10, 0, 1, 7, 10), 70)?.tens).toEqual([1, 1, 0, 0, 0, 0, 0, 1, 0, 1])
})

test('submissions with other full marks count by their share', () => {
  // 1/3, 1/2 and 1/6 are one whole of three submissions.
  const mixed = [...outOf(3, 1), ...outOf(4, 2), ...outOf(6, 1)]
  expect(computeMeanPercent(mixed)).toBe(33)
  expect(computeSpread(mixed, 70)).toMatchObject({ mean: 33, median: 33, meanMark: undefined })
  expect(sortByShare(mixed).map(({ marks }) => marks)).toEqual([4, 3, 6])
})

test('halves round up, and zero of zero is undefined', () => {
  expect(computeMeanPercent(outOf(200, 1))).toBe(1)
  expect([computeMeanPercent([]), computeSpread(outOf(0, 0), 70)]).toEqual([undefined, undefined])
})
