import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPlayedCount, listPlayedTimes } from './played-time.ts'

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-24T15:07:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const seconds = () => listPlayedTimes().map((each) => each.seconds)

test('a minute of a long class is a minute, and neither a pause nor a sleep of the device counts', () => {
  const played = startPlayedCount()
  const play = (reports: number) => {
    for (let report = 0; report < reports; report += 1) {
      vi.advanceTimersByTime(250)
      played.reported(true)
    }
  }
  played.reported(true)
  play(240)
  played.store()
  expect(listPlayedTimes()).toEqual([{ at: Date.parse('2026-11-24T15:00:00Z'), seconds: 60 }])
  played.reported(false)
  vi.advanceTimersByTime(4000)
  played.reported(true)
  // The lid was closed for an hour.
  vi.advanceTimersByTime(3_600_000)
  play(40)
  played.store()
  expect(seconds().toSorted((one, other) => one - other)).toEqual([10, 60])
  // Seconds that are already stored are not stored twice.
  played.store()
  expect(seconds().toSorted((one, other) => one - other)).toEqual([10, 60])
})
