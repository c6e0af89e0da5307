import { afterEach, expect, test, vi } from 'vitest'
import { NIGHT } from '#src/lib/quiet-hours.ts'
import { listenToQuietHours, readQuietHours, writeQuietHours } from './quiet-hours.ts'

/** As much of a cache storage as is used. */
function stubCaches(): void {
  const stored = new Map<string, Map<string, Response>>()
  vi.stubGlobal('caches', {
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(key)?.clone(),
    delete: async (name: string) => stored.delete(name),
    open: async (name: string) => ({
      put: async (key: string, response: Response) => void stored.set(name, new Map([[key, response]])),
    }),
  })
}

afterEach(() => vi.unstubAllGlobals())

test('they are off at first, stored when they are set, and deleted when they are ended', async () => {
  stubCaches()
  expect(await readQuietHours()).toBeUndefined()
  expect(await writeQuietHours(NIGHT)).toBe(true)
  expect(await readQuietHours()).toEqual(NIGHT)
  expect(await writeQuietHours(undefined)).toBe(true)
  expect(await readQuietHours()).toBeUndefined()
})

test('other tabs hear of a change', async () => {
  stubCaches()
  const heard = Promise.withResolvers<void>()
  const stop = listenToQuietHours(() => heard.resolve())
  await writeQuietHours(NIGHT)
  await expect(heard.promise).resolves.toBeUndefined()
  stop()
})

test('a browser without a cache storage reports that nothing was stored', async () => {
  vi.stubGlobal('caches', undefined)
  expect(await writeQuietHours(NIGHT)).toBe(false)
  expect(await readQuietHours()).toBeUndefined()
})
