import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileRead, reset as resetSession, signedOut } from '#src/stores/session/session-store.ts'
import { listUnsyncedAttempts, openStorage } from './storage.ts'
import type { StoredAnswer } from './stored.ts'

/** `full`: reads but does not write · `denied`: refuses everything · `silent`: never responds, as in some private windows. */
type Mood = 'well' | 'full' | 'denied' | 'silent'

/** The browser's IndexedDB in one of these moods. */
const indexedStore = vi.hoisted(() => ({ mood: 'well' as Mood, content: new Map<string, unknown>() }))

vi.mock('idb-keyval', () => {
  const run = <T>(operation: () => T, isWrite = true): Promise<T> => {
    if (indexedStore.mood === 'silent') return new Promise(() => undefined)
    const isRefused = indexedStore.mood === 'denied' || (indexedStore.mood === 'full' && isWrite)
    return isRefused
      ? Promise.reject(new DOMException('refused', 'QuotaExceededError'))
      : Promise.resolve(operation())
  }
  return {
    createStore: () => {
      if (indexedStore.mood === 'denied') throw new DOMException('denied', 'SecurityError')
      return () => undefined
    },
    clear: () => run(() => indexedStore.content.clear()),
    del: (key: string) => run(() => indexedStore.content.delete(key)),
    delMany: (keys: string[]) => run(() => keys.forEach((key) => indexedStore.content.delete(key))),
    entries: () => run(() => [...indexedStore.content], false),
    get: (key: string) => run(() => indexedStore.content.get(key), false),
    set: (key: string, value: unknown) => run(() => indexedStore.content.set(key, value)),
    update: (key: string, change: (before: unknown) => unknown) =>
      run(() => indexedStore.content.set(key, change(indexedStore.content.get(key)))),
  }
})

const OWNER = 'nusrat'
const person = (_id: string) => ({ _id, name: 'নুসরাত', role: 'learner' }) as Parameters<typeof profileRead>[0]
const draft = (edit: number, more: Partial<StoredAnswer> = {}): StoredAnswer => ({
  question: 'q1',
  value: `লেখা ${edit}`,
  edit,
  writer: 'tab',
  edited_at: '2026-11-21T10:00:00.000Z',
  ...more,
})
const about = { attempt: 'a1', exam: 'e1', version: 0, events: [], flags: [], seen: [] }

/** Opens a page with the attempt; `reports` collects whether the device stores answers. */
function openPage() {
  const reports: boolean[] = []
  const storage = openStorage({
    owner: OWNER,
    attempt: 'a1',
    examKey: 'e1',
    onStored: (isStored) => reports.push(isStored),
  })
  return { storage, reports, values: async () => (await storage.read()).drafts.map(({ value }) => value) }
}

const fullStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
const pass = (milliseconds = 300) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  indexedStore.mood = 'well'
  indexedStore.content.clear()
  localStorage.clear()
  profileRead(person(OWNER))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  resetSession()
})

describe('an edit', () => {
  test('is in the local log when the call returns, and in the indexed store a moment later', async () => {
    const { storage } = openPage()
    storage.write(draft(1))
    expect(JSON.stringify(Object.entries(localStorage))).toContain('লেখা 1')
    await pass()
    localStorage.clear()
    expect(await openPage().values()).toEqual(['লেখা 1'])
  })

  test('that is older than the one that another tab has stored changes nothing', async () => {
    openPage().storage.write(draft(5))
    await pass()
    localStorage.clear()
    openPage().storage.write(draft(4))
    await pass()
    expect(await openPage().values()).toEqual(['লেখা 5'])
  })

  test('that is stored again keeps what another tab has typed since, even before that is in the indexed store', async () => {
    const { storage } = openPage()
    storage.write(draft(1))
    openPage().storage.write(draft(2))
    storage.rewrite(draft(1))
    expect(JSON.stringify(Object.entries(localStorage))).toContain('লেখা 2')
    expect(await openPage().values()).toEqual(['লেখা 2'])
  })

  test('that is stored again replaces an equal or a deleted one', async () => {
    const { storage } = openPage()
    storage.write(draft(2))
    storage.rewrite(draft(2, { value: 'বদলানো' }))
    expect(JSON.stringify(Object.entries(localStorage))).toContain('বদলানো')
    localStorage.clear()
    storage.rewrite(draft(2))
    expect(JSON.stringify(Object.entries(localStorage))).toContain('লেখা 2')
  })

  test('that the server has confirmed is removed from the local log, unless a later one is there', async () => {
    const { storage } = openPage()
    storage.write(draft(1))
    await pass()
    openPage().storage.write(draft(2))
    storage.write(draft(1, { isAccepted: true }))
    await pass()
    expect(await openPage().values()).toEqual(['লেখা 2'])
    expect(await listUnsyncedAttempts(OWNER)).toEqual([])
    storage.writeAttempt(about)
    expect(await listUnsyncedAttempts(OWNER)).toHaveLength(1)
  })

  test('that lost to another device is removed from the local log only once the indexed store has it', async () => {
    const { storage, values } = openPage()
    indexedStore.mood = 'full'
    storage.write(draft(1))
    await pass()
    const theirs = draft(2, { writer: 'phone', value: 'ফোনের লেখা', isAccepted: true, other: 'লেখা 1' })
    storage.rewrite(theirs)
    await pass()
    expect(await values()).toEqual(['লেখা 1'])
    indexedStore.mood = 'well'
    storage.rewrite(theirs)
    await pass()
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('লেখা 1')
    expect((await storage.read()).drafts).toMatchObject([{ value: 'ফোনের লেখা', other: 'লেখা 1' }])
  })
})

test('an attempt with an open conflict counts as remaining, until the conflict is resolved', async () => {
  const { storage } = openPage()
  storage.writeAttempt(about)
  storage.write(draft(2, { isAccepted: true, other: 'এই ডিভাইসে লেখা' }))
  await pass()
  expect(await listUnsyncedAttempts(OWNER)).toMatchObject([{ drafts: [{ other: 'এই ডিভাইসে লেখা' }] }])
  storage.write(draft(3, { isAccepted: true, other: null }))
  await pass()
  expect(await listUnsyncedAttempts(OWNER)).toEqual([])
})

describe('a hand-in that was asked for', () => {
  const handIn = { key: 'k1', asked_at: '2026-11-23T08:00:00.000Z' }
  const readHandIn = async () => (await openPage().storage.read()).about?.handIn

  test('stays, whatever another tab stores of the attempt', async () => {
    openPage().storage.writeAttempt({ ...about, handIn })
    openPage().storage.writeAttempt({ ...about, current: 'q2' })
    await pass()
    expect(await readHandIn()).toEqual(handIn)
  })

  test('is found in the indexed store when the local log was full and still has the state before', async () => {
    const { storage, reports } = openPage()
    storage.writeAttempt(about)
    await pass()
    fullStorage()
    storage.writeAttempt({ ...about, handIn })
    await pass()
    expect([await readHandIn(), reports]).toEqual([handIn, [true]])
  })

  test('is reported as not stored when neither store takes it', async () => {
    indexedStore.mood = 'full'
    fullStorage()
    const { storage, reports } = openPage()
    storage.writeAttempt({ ...about, handIn })
    await pass()
    expect(reports).toEqual([false])
  })
})

describe('on a device with one store', () => {
  test.each<Mood>(['denied', 'full', 'silent'])(
    'the local log suffices when the indexed store is %s',
    async (mood) => {
      indexedStore.mood = mood
      const { storage, reports } = openPage()
      storage.write(draft(1))
      await pass(5000)
      expect(reports).toEqual([true])
      const values = openPage().values()
      await pass(5000)
      expect(await values).toEqual(['লেখা 1'])
    },
  )

  test('the indexed store suffices when the local log is full', async () => {
    fullStorage()
    const { storage, reports } = openPage()
    storage.write(draft(1))
    // At once, since there is no other copy.
    await pass(0)
    expect([reports, await openPage().values()]).toEqual([[true], ['লেখা 1']])
  })
})

describe('on a device that stores nothing', () => {
  test.each<Mood>(['denied', 'full', 'silent'])(
    'the page is notified, with an indexed store that is %s',
    async (mood) => {
      indexedStore.mood = mood
      fullStorage()
      const { storage, reports } = openPage()
      storage.write(draft(1))
      await pass(5000)
      expect(reports).toEqual([false])
    },
  )

  test('the page is notified when there is space again', async () => {
    indexedStore.mood = 'full'
    const localStore = fullStorage()
    const { storage, reports } = openPage()
    storage.write(draft(1))
    await pass()
    localStore.mockRestore()
    storage.write(draft(2))
    await pass()
    expect(reports).toEqual([false, true])
  })
})

test('damaged entries are skipped, the others are read', async () => {
  const { storage } = openPage()
  storage.write(draft(1))
  storage.write(draft(1, { question: 'q2', value: 'ঠিক আছে' }))
  await pass()
  localStorage.clear()
  const [first] = [...indexedStore.content.keys()]
  for (const garbage of [
    null,
    'broken',
    7,
    [[]],
    { owner: OWNER, attempt: 'a1', draft: { edit: 'many', value: { __proto__: null } } },
  ]) {
    indexedStore.content.set(first!, garbage)
    expect(await openPage().values()).toEqual(['ঠিক আছে'])
  }
})

test('a damaged stamp loses the time of writing, an invalid mark the answer, a damaged list not the hand-in', async () => {
  const put = (value: unknown) =>
    indexedStore.content.set(`piece-${indexedStore.content.size}`, {
      owner: OWNER,
      attempt: 'a1',
      ...(value as object),
    })
  put({ draft: draft(1, { edited_at: 'yesterday' }) })
  put({ draft: draft(-1, { question: 'q2' }) })
  put({ draft: draft(1, { question: 'q3', writer: '' }) })
  const handIn = { key: 'k1', asked_at: '2026-11-23T08:00:00.000Z' }
  put({ about: { ...about, handIn, events: [{ kind: 7 }], flags: 'all' } })
  const content = await openPage().storage.read()
  expect(content.drafts.map(({ question }) => question)).toEqual(['q1'])
  expect(content.drafts[0]?.edited_at).toBe('')
  expect(content.about).toMatchObject({ handIn, events: [], flags: [] })
})

describe('nothing is stored', () => {
  const everything = () => JSON.stringify([Object.entries(localStorage), [...indexedStore.content]])

  test('after a logout, not even by a page that is still open (R21)', async () => {
    const { storage } = openPage()
    storage.write(draft(1))
    signedOut('logged-out')
    storage.write(draft(2))
    storage.writeAttempt(about)
    await pass()
    expect(everything()).not.toMatch(/লেখা|a1/)
  })

  test('by the page of one person once somebody else has logged in (R16)', async () => {
    const { storage } = openPage()
    profileRead(person('rakib'))
    storage.write(draft(2))
    await pass()
    expect(everything()).not.toContain('লেখা')
  })

  test('unless only the session has ended, since the same person may come back (R16)', async () => {
    const { storage } = openPage()
    signedOut('ended')
    storage.write(draft(1))
    await pass()
    expect(await openPage().values()).toEqual(['লেখা 1'])
  })
})
