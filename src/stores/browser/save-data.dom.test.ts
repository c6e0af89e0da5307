/** What the switch says counts more than what the browser says, in pages and in the worker. */

import { afterEach, expect, test, vi } from 'vitest'
import { isSavingChosen, isSavingData, isSavingUndecided, writeSavingChoice } from './save-data.ts'
import { isWorkerSavingData } from './saving-mark.ts'

function sayByBrowser(saveData: boolean): void {
  vi.stubGlobal('navigator', { connection: { saveData } })
}

function stubCaches(): CacheStorage {
  const held = new Map<string, Response>()
  const storage = {
    open: async () => ({ put: async (path: string, response: Response) => void held.set(path, response) }),
    match: async (path: string) => held.get(path)?.clone(),
  } as unknown as CacheStorage
  vi.stubGlobal('caches', storage)
  return storage
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('without the switch the browser decides', async () => {
  const storage = stubCaches()
  for (const saveData of [true, false]) {
    sayByBrowser(saveData)
    expect([isSavingData(), await isWorkerSavingData(storage)]).toEqual([saveData, saveData])
  }
  expect(isSavingChosen()).toBe(false)
})

test('a very slow connection saves data until somebody says otherwise', async () => {
  for (const effectiveType of ['slow-2g', '2g', '3g', '4g']) {
    vi.stubGlobal('navigator', { connection: { effectiveType } })
    expect([isSavingData(), isSavingUndecided()]).toEqual(Array(2).fill(effectiveType.endsWith('2g')))
  }
  vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } })
  await writeSavingChoice(false)
  expect([isSavingData(), isSavingUndecided()]).toEqual([false, false])
})

test('the switch counts more than the browser, on and off', async () => {
  const storage = stubCaches()
  for (const isOn of [true, false]) {
    sayByBrowser(!isOn)
    await writeSavingChoice(isOn)
    expect([isSavingData(), isSavingChosen(), await isWorkerSavingData(storage)]).toEqual([isOn, isOn, isOn])
  }
})

test('a page without caches stores the switch for itself', async () => {
  vi.stubGlobal('caches', undefined)
  await writeSavingChoice(true)
  expect(isSavingData()).toBe(true)
})
