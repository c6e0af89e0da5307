/** What goes from the device with an attempt that is over. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unsentCount } from '#src/stores/drafts/unsent.ts'
import { profileRead, reset as resetSession } from '#src/stores/session/session-store.ts'
import { uploadChosen } from '#src/stores/uploads/send-upload.ts'
import { reset, useUploads } from '#src/stores/uploads/upload-store.ts'
import { uploadIdOf } from './attempt-files.ts'
import { packKept, packOf } from './depot.ts'
import { makeDraftKeep } from './draft-keep.ts'

/** The large stores of the browser, by their names. */
const stores = vi.hoisted(() => new Map<string, Map<string, unknown>>())
vi.mock('idb-keyval', () => {
  type Store = Map<string, unknown>
  return {
    createStore: (name: string) => {
      if (!stores.has(name)) stores.set(name, new Map())
      return stores.get(name)
    },
    del: async (key: string, store: Store) => store.delete(key),
    delMany: async (keys: string[], store: Store) => keys.forEach((key) => store.delete(key)),
    entries: async (store: Store) => [...store],
    get: async (key: string, store: Store) => store.get(key),
    keys: async (store: Store) => [...store.keys()],
    set: async (key: string, value: unknown, store: Store) => store.set(key, value),
    values: async (store: Store) => [...store.values()],
  }
})

const OWNER = 'nusrat'
const keepOf = (attempt: string) => makeDraftKeep({ owner: OWNER, attempt, exam: 'e1', onKeeping: () => undefined })

beforeEach(() => {
  stores.clear()
  profileRead({ _id: OWNER, name: 'নুসরাত', role: 'learner' } as Parameters<typeof profileRead>[0])
})
afterEach(() => {
  reset()
  resetSession()
})

test('its exam, and not the one that a later try opens with', async () => {
  await packKept(OWNER, 'e1', { attempt: { _id: 'a2' } })
  await keepOf('a1').forget()
  expect(await packOf(OWNER, 'e1')).toBeDefined()
  await keepOf('a2').forget()
  expect(await packOf(OWNER, 'e1')).toBeUndefined()
})

test('its files that never arrived, and no other’s', async () => {
  const fail = () => Promise.reject(new Error('not taken'))
  for (const attempt of ['a1', 'a2']) await uploadChosen(uploadIdOf(attempt, 'q1'), new File(['বাইট'], 'work.zip'), fail)
  expect(await unsentCount()).toBe(2)
  await keepOf('a1').forget()
  expect(await unsentCount()).toBe(1)
  expect(Object.keys(useUploads.getState().uploads)).toEqual([uploadIdOf('a2', 'q1')])
})
