import { expect, test } from 'vitest'
import { playerSettingChosen, usePlayerSettings } from '#src/stores/player/player-settings-store.ts'
import { RESETS, resetAllStores } from './reset-all-stores.ts'
import { updateReady, useUpdate } from '#src/stores/shell/update-store.ts'

/** Stores that a test must not set back, and why. */
const LEFT_ALONE: Readonly<Record<string, string>> = {
  '/src/stores/shell/busy-store.ts': 'counts work that is open; each piece ends itself, and after a reset would count below none',
  '/src/stores/campaign-store.ts': 'holds nothing itself: what it knows lies in the storage of the browser session',
}

const modules = Object.entries(import.meta.glob<Record<string, unknown>>('/src/stores/**/*-store.ts', { eager: true }))
const isListed = (value: unknown) => RESETS.some((reset) => reset === value)

test('all stores were really read', () => expect(modules.length).toBeGreaterThan(20))

test.each(modules)('%s is set back between two tests, or says why not', (path, { reset, ...others }) => {
  if (reset !== undefined) expect(isListed(reset)).toBe(true)
  else expect(Object.values(others).some(isListed)).toBe(LEFT_ALONE[path] === undefined)
})

test('what one test left is gone in the next', () => {
  playerSettingChosen({ speed: 2 })
  updateReady(() => undefined)
  localStorage.clear()
  resetAllStores()
  expect([usePlayerSettings.getState().speed, useUpdate.getState().take]).toEqual([1, undefined])
})
