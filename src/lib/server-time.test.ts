import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from './duration.ts'

const SERVER = Date.parse('2026-11-21T15:00:00Z')
const dated = (at: number) => new Headers({ date: new Date(at).toUTCString() })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: SERVER })
})
afterEach(() => void vi.useRealTimers())

test.each([15, -15, 24 * 365])('a device clock %i hours off is ignored', async (hours) => {
  const { getServerNow, learnServerTime } = await import('./server-time.ts')
  vi.setSystemTime(SERVER + hours * HOUR_MS)
  learnServerTime(dated(SERVER))
  expect(getServerNow()).toBe(SERVER)
  vi.advanceTimersByTime(HOUR_MS)
  expect(getServerNow()).toBe(SERVER + HOUR_MS)
})

test('a device clock that is about right is used unchanged', async () => {
  const { getServerNow, learnServerTime } = await import('./server-time.ts')
  learnServerTime(dated(SERVER - 3000))
  learnServerTime(new Headers())
  learnServerTime(new Headers({ date: 'no date' }))
  expect(getServerNow()).toBe(SERVER)
})

test('a cached reply never moves the time back, and a newer one after a sleep moves it forward', async () => {
  const { getServerNow, learnServerTime, watchServerTime } = await import('./server-time.ts')
  const jumped = vi.fn<() => void>()
  const stop = watchServerTime(jumped)
  vi.setSystemTime(SERVER - 15 * HOUR_MS)
  learnServerTime(dated(SERVER))
  learnServerTime(dated(SERVER - HOUR_MS))
  expect(getServerNow()).toBe(SERVER)
  learnServerTime(dated(SERVER + 2 * HOUR_MS))
  expect(getServerNow()).toBe(SERVER + 2 * HOUR_MS)
  expect(jumped).toHaveBeenCalledTimes(2)
  stop()
  learnServerTime(dated(SERVER + 3 * HOUR_MS))
  expect(jumped).toHaveBeenCalledTimes(2)
})

test.each([24, -3])('one reply dated %i hours wrong is corrected by the next two', async (hours) => {
  const { getServerNow, learnServerTime } = await import('./server-time.ts')
  learnServerTime(dated(SERVER + hours * HOUR_MS))
  expect(getServerNow()).toBe(SERVER + hours * HOUR_MS)
  learnServerTime(dated(SERVER))
  learnServerTime(dated(SERVER))
  expect(getServerNow()).toBe(SERVER)
})
