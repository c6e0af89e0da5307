import { get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readStoredFile, storeFile } from './stored-files.ts'

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: vi.fn<() => Promise<unknown>>(),
  set: vi.fn<() => Promise<void>>(),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const store = () => storeFile('one', { owner: 'nusrat', file: new File(['x'], 'a.zip') })

test('where no file can be stored its bytes are, and come back as the file', async () => {
  vi.useRealTimers()
  const kept: unknown[] = []
  vi.mocked(set).mockImplementation(async (_key, value: object) => {
    if ('file' in value) throw new DOMException('Error preparing Blob/File data', 'UnknownError')
    kept.push(value)
  })
  vi.mocked(get).mockImplementation(async () => kept[0])
  expect(await store()).toBe(true)
  const file = await readStoredFile('one', 'nusrat')
  expect([file?.name, await file?.text()]).toEqual(['a.zip', 'x'])
})

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
