import { beforeEach, expect, test, vi } from 'vitest'
import { engineCame, playAsked, reset as resetPlayback, seekAsked, usePlayback, videoOpened } from './playback-store.ts'
import { playerSettingChosen, reset as resetSettings, speedStepped, usePlayerSettings } from './player-settings-store.ts'

beforeEach(() => {
  localStorage.clear()
  resetPlayback()
  resetSettings()
})

test('settings are remembered on the device; what somebody broke there is thrown away', () => {
  playerSettingChosen({ speed: 1.5, quality: 'low' })
  resetSettings()
  expect(usePlayerSettings.getState()).toMatchObject({ speed: 1.5, quality: 'low' })
  localStorage.setItem('karigor-player', '{"speed":99}')
  resetSettings()
  expect(usePlayerSettings.getState().speed).toBe(1)
})

test('speed goes by steps and stops at the ends', () => {
  for (let time = 0; time < 9; time += 1) speedStepped(1)
  expect(usePlayerSettings.getState().speed).toBe(2)
  for (let time = 0; time < 9; time += 1) speedStepped(-1)
  expect(usePlayerSettings.getState().speed).toBe(0.75)
})

test('a video stays within its length, and begins anew after its end', () => {
  const engine = { play: vi.fn<() => void>(), pause: vi.fn<() => void>(), seek: vi.fn<(position: number) => void>() }
  videoOpened(30, 100)
  engineCame(engine)
  seekAsked(500)
  expect(engine.seek).toHaveBeenLastCalledWith(99)
  seekAsked(-5)
  expect(usePlayback.getState().position).toBe(0)
  usePlayback.setState({ isEnded: true })
  playAsked()
  expect(engine.seek).toHaveBeenLastCalledWith(0)
  expect(engine.play).toHaveBeenCalledOnce()
})
