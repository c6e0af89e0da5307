import { set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeFile } from './stored-files.ts'

vi.mock('idb-keyval', () => ({ createStore: () => undefined, set: vi.fn<() => Promise<void>>() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const store = () => storeFile('one', { owner: 'nusrat', file: new File(['x'], 'a.zip') })

test.each([
  ['takes it', () => Promise.resolve(), true],
  ['has no space', () => Promise.reject(new DOMException('full', 'QuotaExceededError')), false],
  ['never answers', () => new Promise<void>(() => undefined), false],
])('a database that %s', async (_, answer, isStored) => {
  vi.mocked(set).mockImplementation(answer)
  const stored = store()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await stored).toBe(isStored)
})
