/**
 * Whether this device saves data: by its switch, or else as the browser says. `navigator.connection` exists
 * only in Chromium, in pages and workers.
 */

import * as v from 'valibot'
import { type MemoryKey, recall, remember } from './guarded-storage.ts'

const CHOICE: MemoryKey = 'device:save-data'
/** Where the worker finds the switch, since it cannot read `localStorage`. */
const MARK = { cache: 'karigor-settings', path: '/save-data' } as const

/** Undefined if nobody has used the switch. */
const readChoice = () => recall(CHOICE, v.boolean())

function isSavedByDevice(): boolean {
  const { connection } = globalThis.navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

export function isSavingData(): boolean {
  return readChoice() ?? isSavedByDevice()
}

/** Only by the switch, which counts more than an earlier choice of quality. */
export const isSavingChosen = (): boolean => readChoice() === true

/** For the worker. */
export async function isWorkerSavingData(storage: CacheStorage): Promise<boolean> {
  const mark = await storage.match(MARK.path, { cacheName: MARK.cache }).catch(() => undefined)
  const text = await mark?.text()
  return text === undefined ? isSavedByDevice() : text === 'on'
}

/** Stores the switch for the page and the worker; a device that stores nothing forgets it with the page. */
export async function writeSavingChoice(isOn: boolean): Promise<void> {
  remember(CHOICE, isOn)
  try {
    const cache = await globalThis.caches.open(MARK.cache)
    await cache.put(MARK.path, new Response(isOn ? 'on' : 'off'))
  } catch {
    // Without a cache there is no worker either.
  }
}
