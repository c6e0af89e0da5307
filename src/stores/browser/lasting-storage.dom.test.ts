import { expect, it, vi } from 'vitest'
import { deviceRows } from '#src/stores/review/review-rows.ts'
import { readIsLasting } from './lasting-storage.ts'
import { storeFile } from './stored-files.ts'

it('a stored file or card asks the browser once to keep it', async () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(true) } })
  await storeFile('photo', { owner: 'nusrat', file: new File(['x'], 'x.jpg'), at: 0 })
  await deviceRows.run('readwrite', async (table) => table.put('card', {}))
  expect(persist).toHaveBeenCalledOnce()
  expect(await readIsLasting()).toBe(true)
})

it('a browser without such a promise says nothing', async () => {
  vi.stubGlobal('navigator', {})
  expect(await readIsLasting()).toBeUndefined()
})
