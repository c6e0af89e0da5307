import { expect, test } from 'vitest'
import { computeAverage } from './retest-facts.ts'

const paper = (mark: number | null, marks: number | null, state: 'checked' | 'handed-in' = 'checked') => ({
  mark,
  marks,
  state,
})

test('the mean covers only marked submissions', () => {
  expect(
    computeAverage([paper(6, 10), paper(20, 25), paper(3, 10, 'handed-in'), paper(null, 10), paper(0, 0)]),
  ).toEqual({
    percent: 70,
    papers: 2,
  })
  expect(computeAverage([paper(null, 10)])).toBeUndefined()
})
