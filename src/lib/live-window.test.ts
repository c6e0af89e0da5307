import { describe, expect, it } from 'vitest'
import { LIVE_WINDOW_MS, getLiveState } from './live-window.ts'

const START = '2026-11-21T15:00:00Z'

describe('live window (spec 9)', () => {
  it('is 1.5 hours', () => expect(LIVE_WINDOW_MS).toBe(5_400_000))

  it.each([
    ['2026-11-21T14:44:59Z', 'later'],
    ['2026-11-21T14:45:00Z', 'soon'],
    ['2026-11-21T14:59:59Z', 'soon'],
    ['2026-11-21T15:00:00Z', 'live'],
    ['2026-11-21T16:29:59Z', 'live'],
    ['2026-11-21T16:30:00Z', 'ended'],
  ])('at %s a class of 15:00 is %s', (now, state) => expect(getLiveState(START, now)).toBe(state))

  it.each([
    ['2026-11-21T15:30:00Z', 'ended'],
    ['2026-11-21T17:00:00Z', 'live'],
    ['no time', 'ended'],
    [null, 'ended'],
  ])('with the end %s it is %s at 16:45', (end, state) =>
    expect(getLiveState(START, '2026-11-21T16:45:00Z', end)).toBe(state),
  )

  it('waits where start or now is invalid', () => {
    expect(getLiveState('', START)).toBe('later')
    expect(getLiveState(START, '')).toBe('later')
  })
})
