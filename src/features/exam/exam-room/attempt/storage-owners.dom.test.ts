import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '#src/lib/duration.ts'
import { removeOldWork } from '#src/stores/session/remove-old-work.ts'
import { profileRead, reset as resetSession, signedOut } from '#src/stores/session/session-store.ts'
import { listLocalKeys } from './has-stored.ts'
import { deleteOldAttempts } from './indexed-db.ts'
import { listUnsyncedAttempts, openStorage } from './storage.ts'
import type { StoredAnswer } from './stored.ts'

/** The browser's IndexedDB, which this document lacks. */
const indexedStore = vi.hoisted(() => ({ content: new Map<string, unknown>() }))

vi.mock('idb-keyval', () => ({
  createStore: () => () => undefined,
  del: async (key: string) => indexedStore.content.delete(key),
  delMany: async (keys: string[]) => keys.forEach((key) => indexedStore.content.delete(key)),
  entries: async () => [...indexedStore.content],
  update: async (key: string, change: (before: unknown) => unknown) =>
    indexedStore.content.set(key, change(indexedStore.content.get(key))),
}))

const OWNER = 'nusrat'
const person = (_id: string) => ({ _id, name: 'নুসরাত', role: 'learner' }) as Parameters<typeof profileRead>[0]
const draft = (edit: number): StoredAnswer => ({
  question: 'q1',
  value: `লেখা ${edit}`,
  edit,
  writer: 'tab',
  edited_at: '2026-11-21T10:00:00.000Z',
})
const about = { attempt: 'a1', exam: 'e1', version: 0, events: [], flags: [], seen: [] }

function openPage() {
  const storage = openStorage({ owner: OWNER, attempt: 'a1', examKey: 'e1', onStored: () => undefined })
  return { storage, values: async () => (await storage.read()).drafts.map(({ value }) => value) }
}

const sweep = (now: number) => removeOldWork(now, deleteOldAttempts)
const pass = () => vi.advanceTimersByTimeAsync(300)

beforeEach(() => {
  vi.useFakeTimers()
  indexedStore.content.clear()
  localStorage.clear()
  profileRead(person(OWNER))
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  resetSession()
})

describe('what one person left unsent', () => {
  test('stays under their name through the login and logout of another, who reads none of it (R16)', async () => {
    const { storage } = openPage()
    storage.writeAttempt(about)
    storage.write(draft(1))
    await pass()
    profileRead(person('rakib'))
    await pass()
    expect(await listUnsyncedAttempts('rakib')).toEqual([])
    signedOut('logged-out')
    await pass()
    profileRead(person(OWNER))
    expect(await listUnsyncedAttempts(OWNER)).toMatchObject([{ drafts: [{ value: 'লেখা 1' }] }])
    localStorage.clear()
    expect(await openPage().values()).toEqual(['লেখা 1'])
  })

  test('is deleted when it is 30 days old, in both stores, and not a day before (R16)', async () => {
    const day = DAY_MS
    vi.setSystemTime(Date.UTC(2026, 10, 1))
    const { storage } = openPage()
    storage.writeAttempt(about)
    storage.write(draft(1))
    await pass()
    await sweep(Date.now() + 29 * day)
    expect(await openPage().values()).toEqual(['লেখা 1'])
    await sweep(Date.now() + 31 * day)
    expect([indexedStore.content.size, listLocalKeys()]).toEqual([0, []])
  })

  test('of an earlier release, without a time, is old 30 days from now (R16)', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 1))
    indexedStore.content.set('draft/nusrat/a1/q1', { owner: OWNER, attempt: 'a1', draft: draft(1) })
    await sweep(Date.now())
    expect(await openPage().values()).toEqual(['লেখা 1'])
    await sweep(Date.now() + 31 * DAY_MS)
    expect(await openPage().values()).toEqual([])
  })
})
