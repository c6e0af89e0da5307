import { expect, test } from 'vitest'
import { playerSettingChosen, usePlayerSettings } from '#src/features/learn/player/player-settings-store.ts'
import { updateReady, useUpdate } from '#src/stores/shell/update-store.ts'
import { RESETS, resetAllStores } from './reset-all-stores.ts'

/** Stores that a test must not reset, and why. */
const LEFT_ALONE: Readonly<Record<string, string>> = {
  '/src/stores/shell/busy-store.ts':
    'counts work that is open; each piece ends itself, and after a reset would count below none',
  '/src/stores/shell/slot-store.ts': 'each part gives its slot back when it leaves the page',
  '/src/stores/browser/reply-store.ts':
    'holds nothing itself: the replies are in the database of the browser',
  '/src/stores/campaign-store.ts':
    'holds nothing itself: what it knows lies in the storage of the browser session',
  '/src/features/teach/grading-queue/queue-store.ts': 'begins empty with each queue that is opened',
  '/src/features/teach/exam-builder/exam-draft-store.ts':
    'each exam is put in when it is opened, and forgotten with the session',
  '/src/features/teach/exam-builder/saves-store.ts':
    'each save begins by itself, and is forgotten with the session',
}

const modules = Object.entries(
  import.meta.glob<Record<string, unknown>>('/src/{stores,features}/**/*-store.ts', { eager: true }),
)
const isListed = (value: unknown) => RESETS.some((reset) => reset === value)

test('all stores were actually read', () => expect(modules.length).toBeGreaterThan(20))

test.each(modules)(
  '%s is reset between two tests, or has a reason not to be',
  (path, { reset, ...others }) => {
    if (reset !== undefined) expect(isListed(reset)).toBe(true)
    else expect(Object.values(others).some(isListed)).toBe(LEFT_ALONE[path] === undefined)
  },
)

test('state left by one test is gone in the next', () => {
  playerSettingChosen({ speed: 2 })
  updateReady(() => undefined)
  localStorage.clear()
  resetAllStores()
  expect([usePlayerSettings.getState().speed, useUpdate.getState().take]).toEqual([1, undefined])
})
