import { beforeEach, expect, test } from 'vitest'
import { reset as resetSaving, savingChosen } from '#src/stores/browser/saving-store.ts'
import {
  playerSettingChosen,
  reset as resetSettings,
  speedStepped,
  usePlayerSettings,
} from './player-settings-store.ts'

beforeEach(() => {
  localStorage.clear()
  resetSaving()
  resetSettings()
})

test('settings are remembered on the device; invalid ones are discarded', () => {
  playerSettingChosen({ speed: 1.5, quality: 'low' })
  resetSettings()
  expect(usePlayerSettings.getState()).toMatchObject({ speed: 1.5, quality: 'low' })
  localStorage.setItem('karigor-player', '{"speed":99}')
  resetSettings()
  expect(usePlayerSettings.getState().speed).toBe(1)
})

test('speed changes in steps and stops at the ends', () => {
  for (let time = 0; time < 12; time += 1) speedStepped(1)
  expect(usePlayerSettings.getState().speed).toBe(2.5)
  for (let time = 0; time < 12; time += 1) speedStepped(-1)
  expect(usePlayerSettings.getState().speed).toBe(0.5)
})

test('the switch outside the player changes its picture at once, and only sound stays', () => {
  savingChosen(true)
  expect(usePlayerSettings.getState().quality).toBe('low')
  savingChosen(false)
  expect(usePlayerSettings.getState().quality).toBe('auto')
  playerSettingChosen({ quality: 'sound' })
  savingChosen(true)
  expect(usePlayerSettings.getState().quality).toBe('sound')
})
