/** How long the first drawing waits for what was asked for ahead. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answersAhead, askAhead, forgetAskedAhead } from './prefetched.ts'

const PATIENCE = 100

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  forgetAskedAhead()
  vi.useRealTimers()
})

/** Asks for one answer after the other, each `after` so many milliseconds; undefined = it fails at once. */
function ask(...after: (number | undefined)[]): void {
  for (const [nth, wait] of after.entries()) {
    askAhead(`key ${nth}`, () => (wait === undefined ? Promise.reject(new Error('no')) : new Promise((come) => setTimeout(come, wait))))
  }
}

/** Milliseconds until the wait is over. */
async function waited(): Promise<number> {
  const begun = Date.now()
  const over = answersAhead(PATIENCE).then(() => Date.now() - begun)
  await vi.advanceTimersByTimeAsync(PATIENCE * 2)
  return over
}

test.each([
  { name: 'not at all when nothing was asked for', answers: [], wait: 0 },
  { name: 'until the last has come', answers: [10, 40], wait: 40 },
  { name: 'not for what has failed', answers: [undefined, 20], wait: 20 },
  { name: 'no longer than its patience', answers: [10, 5000], wait: PATIENCE },
])('it waits $name', async ({ answers, wait }) => {
  ask(...answers)
  expect(await waited()).toBe(wait)
})
