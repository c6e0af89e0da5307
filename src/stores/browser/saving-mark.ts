/** The switch that saves data, where the worker finds it: a worker cannot read `localStorage`. */

const CACHE = 'karigor-settings'
const PATH = '/save-data'

/** `navigator.connection` exists only in Chromium, in pages and workers. */
export function isSavedByDevice(): boolean {
  const { connection } = globalThis.navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false)
}

export async function isWorkerSavingData(storage: CacheStorage): Promise<boolean> {
  const mark = await storage.match(PATH, { cacheName: CACHE }).catch(() => undefined)
  const text = await mark?.text()
  return text === undefined ? isSavedByDevice() : text === 'on'
}

export async function writeSavingMark(isOn: boolean): Promise<void> {
  try {
    const cache = await globalThis.caches.open(CACHE)
    await cache.put(PATH, new Response(isOn ? 'on' : 'off'))
  } catch {
    // Without a cache there is no worker either.
  }
}
