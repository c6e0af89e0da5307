import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeServerClock } from './clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Measures how far the clock is ahead of the server after a reply that took so long. */
async function aheadAfter(trip: number): Promise<number> {
  let time = 0
  const clock = makeServerClock({
    // The server looked at its clock just before the answer came.
    ask: () => Promise.resolve(1_000_000 + (time += trip)),
    lastOffset: undefined,
    onOffset: () => undefined,
    steady: () => time,
    device: () => 0,
  })
  const stop = clock.start(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  return clock.now() - (1_000_000 + time)
}

test('half of the round trip counts as the way back', async () => expect(await aheadAfter(600)).toBe(300))

test('a delayed reply does not put the clock ahead, which would close the exam too early', async () =>
  expect(await aheadAfter(20_000)).toBe(2000))

test('after a sleep without a connection it shows the true time, but not as certain', async () => {
  let steady = 0
  let device = 0
  let isLineUp = true
  const clock = makeServerClock({
    ask: () =>
      isLineUp ? Promise.resolve(1_000_000 + device) : Promise.reject(new TypeError('no connection')),
    lastOffset: undefined,
    onOffset: () => undefined,
    steady: () => steady,
    device: () => device,
  })
  const stop = clock.start(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  isLineUp = false
  device += 1_200_000
  await vi.advanceTimersByTimeAsync(1000)
  expect([clock.shown(), clock.isSure()]).toEqual([2_200_000, false])
  // A stamp made meanwhile is corrected once the server has replied.
  expect(clock.now()).toBe(1_000_000)
  isLineUp = true
  steady += 5000
  device += 5000
  await vi.advanceTimersByTimeAsync(5000)
  expect([clock.now(), clock.shown(), clock.isSure()]).toEqual([2_205_000, 2_205_000, true])
  stop()
})
