/** Checks what the device deletes of an attempt that is over. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUnsentWork } from '#src/app/outbox/count-unsent.ts'
import { profileRead, reset as resetSession } from '#src/stores/session/session-store.ts'
import { uploadChosen } from '#src/stores/uploads/send-upload.ts'
import { reset, useUploads } from '#src/stores/uploads/upload-store.ts'
import { storeCachedExam, type CachedExam } from './indexed-db.ts'
import { buildUploadId } from './storage.ts'
import { openStorage } from './storage.ts'

/** The browser's databases, by their names. */
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
const getCached = () => stores.get('karigor-attempts')?.get(`pack/${OWNER}/e1`)
const openAttempt = (attempt: string) =>
  openStorage({ owner: OWNER, attempt, examKey: 'e1', onStored: () => undefined })

beforeEach(() => {
  stores.clear()
  profileRead({ _id: OWNER, name: 'নুসরাত', role: 'learner' } as Parameters<typeof profileRead>[0])
})
afterEach(() => {
  reset()
  resetSession()
})

test('its cached exam is deleted, but not the one of a later try', async () => {
  await storeCachedExam(OWNER, 'e1', { attempt: { _id: 'a2' } } as CachedExam)
  await openAttempt('a1').forget()
  expect(getCached()).toBeDefined()
  await openAttempt('a2').forget()
  expect(getCached()).toBeUndefined()
})

test('its files that never arrived are deleted, but no other attempt’s', async () => {
  const fail = () => Promise.reject(new Error('not taken'))
  for (const attempt of ['a1', 'a2'])
    await uploadChosen(buildUploadId(attempt, 'q1'), new File(['বাইট'], 'work.zip'), fail)
  expect((await countUnsentWork()).count).toBe(2)
  await openAttempt('a1').forget()
  await vi.waitFor(async () => expect((await countUnsentWork()).count).toBe(1))
  expect(Object.keys(useUploads.getState().uploads)).toEqual([buildUploadId('a2', 'q1')])
})
