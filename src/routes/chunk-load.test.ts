import { expect, test, vi } from 'vitest'
import { ChunkLoadError, loadChunk } from '#src/lib/load-chunk.ts'
import { reloadOnce } from './build-route.ts'

test('a part that fails counts as missing, and is not requested twice', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('gone'))
  await expect(loadChunk(load)).rejects.toThrow(ChunkLoadError)
  expect(load).toHaveBeenCalledTimes(1)
})

function page(href = 'https://karigor.example/courses') {
  return { href, reload: vi.fn<() => void>() }
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>()
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) }
}

test('reloads once for an address, then reports it', () => {
  const storage = memory()
  const first = page()
  expect(reloadOnce(first, storage, true)).toBe(true)
  expect(first.reload).toHaveBeenCalledTimes(1)
  const second = page()
  expect(reloadOnce(second, storage, true)).toBe(false)
  expect(second.reload).not.toHaveBeenCalled()
})

test('never reloads without a connection or without storage', () => {
  const forgetful = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  for (const [storage, isOnline] of [
    [memory(), false],
    [forgetful, true],
  ] as const) {
    const here = page()
    expect(reloadOnce(here, storage, isOnline)).toBe(false)
    expect(here.reload).not.toHaveBeenCalled()
  }
})
