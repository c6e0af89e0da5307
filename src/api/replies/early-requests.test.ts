/** How long the first drawing waits for what was preloaded. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CachedReply, forgetPreloads, startPreload, waitForPreloads } from './early-requests.ts'

const LONGEST = 100

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  forgetPreloads()
  vi.useRealTimers()
})

/** Requests one reply after the other, each `after` so many milliseconds; undefined = it fails at once. */
function ask(...after: (number | undefined)[]): void {
  for (const [nth, wait] of after.entries()) {
    startPreload(`key ${nth}`, () =>
      wait === undefined
        ? Promise.reject(new Error('no'))
        : new Promise<CachedReply>((come) => setTimeout(come, wait)),
    )
  }
}

/** Milliseconds until the wait ends. */
async function waited(): Promise<number> {
  const begun = Date.now()
  const over = waitForPreloads(LONGEST).then(() => Date.now() - begun)
  await vi.advanceTimersByTimeAsync(LONGEST * 2)
  return over
}

test.each([
  { name: 'not at all when nothing was preloaded', answers: [], wait: 0 },
  { name: 'until the last has come', answers: [10, 40], wait: 40 },
  { name: 'not for what has failed', answers: [undefined, 20], wait: 20 },
  { name: 'no longer than the limit', answers: [10, 5000], wait: LONGEST },
])('it waits $name', async ({ answers, wait }) => {
  ask(...answers)
  expect(await waited()).toBe(wait)
})
