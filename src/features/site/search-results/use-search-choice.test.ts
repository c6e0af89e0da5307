import { expect, it } from 'vitest'
import { moveChoice } from './use-search-choice.ts'

it.each([
  [-1, 1, 3, 0],
  [1, 1, 3, 2],
  [2, 1, 3, -1],
  [-1, -1, 3, 2],
  [0, -1, 3, -1],
  [-1, 1, 0, -1],
  [-1, -1, 0, -1],
] as const)('from %i by %i of %i → %i', (at, step, count, next) => {
  expect(moveChoice(at, step, count)).toBe(next)
})
