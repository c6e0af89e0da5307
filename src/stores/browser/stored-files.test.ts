import { entries, get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  countStoredFiles,
  forgetFile,
  forgetFilesBefore,
  listStoredFiles,
  readStoredFile,
  readStoredFiles,
  storeFile,
} from './stored-files.ts'

vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: vi.fn<() => Promise<unknown>>(),
  set: vi.fn<() => Promise<void>>(),
  entries: vi.fn<() => Promise<[string, unknown][]>>(),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const store = () => storeFile('one', { owner: 'nusrat', file: new File(['x'], 'a.zip') })

test('where no file can be stored its bytes are, and are returned as the file', async () => {
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

test.each([
  ['is refused', () => Promise.reject(new DOMException('refused', 'VersionError'))],
  ['never answers', () => new Promise<never>(() => undefined)],
])('nothing waits for ever for a database that %s', async (_, answer) => {
  vi.mocked(get).mockImplementation(answer)
  vi.mocked(entries).mockImplementation(answer)
  const read = Promise.all([
    readStoredFile('one', 'nusrat'),
    readStoredFiles('nusrat'),
    countStoredFiles('nusrat').catch(() => 'not known'),
    listStoredFiles(),
    forgetFile('one', 'nusrat'),
    forgetFilesBefore(0),
  ])
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await read).slice(0, 4)).toEqual([undefined, [], 'not known', []])
})

test('a browser without a database stores no file', async () => {
  vi.mocked(entries).mockImplementation(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  expect(await countStoredFiles('nusrat')).toBe(0)
})
