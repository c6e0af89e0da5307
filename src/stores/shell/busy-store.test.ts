import { expect, it } from 'vitest'
import { isBusy, workBegan } from './busy-store.ts'

it('is busy until every task has ended, each once', () => {
  const exam = workBegan()
  const grading = workBegan()
  exam()
  exam()
  expect(isBusy()).toBe(true)
  grading()
  expect(isBusy()).toBe(false)
})
