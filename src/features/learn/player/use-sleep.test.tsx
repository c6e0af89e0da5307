import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { engineCame, reset, usePlayback, videoOpened } from '#src/stores/player/playback-store.ts'
import {
  reset as resetTimer,
  sleepChosen,
  sleepDelayed,
  useSleepFade,
  useSleepTimer,
} from './sleep-timer-store.ts'
import { useSleep } from './use-sleep.ts'

const PARTS = [
  { from: 0, to: 100, title: 'এক' },
  { from: 100, to: 200, title: 'দুই' },
]
const pause = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  pause.mockClear()
  reset()
  resetTimer()
  videoOpened(50, 200)
  engineCame({ play: () => {}, pause, seek: () => {} })
})
afterEach(() => vi.useRealTimers())

const run = (id = 'a') => renderHook((videoId: string) => useSleep(videoId, PARTS), { initialProps: id })
const pass = (seconds: number) => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })
}
const play = (from: number, to: number) =>
  act(() => {
    for (let position = from; position <= to; position += 1) usePlayback.setState({ position })
  })

test('minutes end with a pause, get quieter before it, and can be made more', () => {
  run()
  const fade = renderHook(() => useSleepFade())
  act(() => sleepChosen(10))
  pass(9 * 60)
  expect(fade.result.current).toBe(1)
  pass(50)
  expect(fade.result.current).toBe(0.5)
  act(() => sleepDelayed())
  expect(fade.result.current).toBe(1)
  pass(5 * 60 + 9)
  expect(pause).not.toHaveBeenCalled()
  pass(1)
  expect(pause).toHaveBeenCalledOnce()
  expect(useSleepTimer.getState().choice).toBe('off')
  expect(fade.result.current).toBe(1)
})

test('the end of a part stops the part that is playing, not one that was skipped', () => {
  run()
  act(() => sleepChosen('part'))
  act(() => usePlayback.setState({ position: 150 }))
  expect(pause).not.toHaveBeenCalled()
  play(151, 198)
  expect(pause).not.toHaveBeenCalled()
  play(199, 200)
  expect(pause).toHaveBeenCalledOnce()
})

test('another video keeps the minutes, and drops the end of the last one', () => {
  const { rerender } = run()
  act(() => sleepChosen('class'))
  rerender('b')
  expect(useSleepTimer.getState().choice).toBe('off')
  act(() => sleepChosen(20))
  rerender('c')
  expect(useSleepTimer.getState().choice).toBe(20)
})
