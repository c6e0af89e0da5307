import { entries, get, set, setMany } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowserStore } from '../media/browser-store.ts'
import { openBrowserStorage } from './browser-storage.ts'

vi.mock('idb-keyval', () => {
  const answer = () => vi.fn<() => Promise<unknown>>()
  return {
    createStore: () => undefined,
    get: answer(),
    getMany: answer(),
    set: answer(),
    setMany: answer(),
    entries: answer(),
  }
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refuse = () => Promise.reject(new DOMException('refused', 'VersionError'))
const beSilent = () => new Promise<never>(() => undefined)

test.each([
  ['refuses', refuse],
  ['never answers', beSilent],
])('the demo keeps its data in its page where the browser %s', async (_, answer) => {
  for (const each of [get, set, setMany, entries]) vi.mocked(each).mockImplementation(answer)
  const live = async () => {
    const database = openBrowserStorage()
    const newer = await database.readNewer()
    await database.save(new Uint8Array([1]))
    const files = await openBrowserStore()
    await files.write('one', new Uint8Array([7]), 'text/plain')
    return [newer, await database.readNewer(), await files.read('one'), files.address?.('one')?.slice(0, 5)]
  }
  const lived = live()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await lived).toEqual([undefined, undefined, new Uint8Array([7]), 'blob:'])
})
