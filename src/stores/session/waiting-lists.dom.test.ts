import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { profileRead, signedOut } from '#src/stores/session/session-store.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { fillStorage, isCloseAsked } from '../../../tests/support/full-storage.ts'
import { resetAllStores } from '../../../tests/support/reset-all-stores.ts'

const item = (key: string, putAt: number) => ({ key, owner: 'nusrat', putAt, text: 'লেখা' })

/** As after a reload, when only the browser's storage is left. */
async function openPage() {
  vi.resetModules()
  return import('./waiting-lists.ts')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  resetAllStores()
})
afterEach(() => void vi.restoreAllMocks())

test('after a list was sent from a full device the browser no longer asks, nor after a logout', async () => {
  const { writeWaitingList, readWaitingList } = await import('./waiting-lists.ts')
  profileRead({ _id: 'nusrat', name: 'নুসরাত', role: 'learner' } as Parameters<typeof profileRead>[0])
  fillStorage()
  writeWaitingList('notes', JSON.stringify([item('a', 1)]))
  writeWaitingList('notes', '[]')
  expect(isCloseAsked()).toBe(false)
  expect(readWaitingList('notes')).toBe('[]')
  writeWaitingList('notes', JSON.stringify([item('b', 2)]))
  expect(isCloseAsked()).toBe(true)
  signedOut('logged-out')
  expect(isCloseAsked()).toBe(false)
  expect(useToasts.getState().toasts.length).toBeGreaterThan(0)
})

test('queued items on a full device survive a reload of the tab, are reported once, and the browser asks', async () => {
  const { writeWaitingList } = await openPage()
  const { useToasts: toasts } = await import('#src/stores/shell/toast-store.ts')
  writeWaitingList('notes', JSON.stringify([item('a', 1)]))
  expect(isCloseAsked()).toBe(false)
  fillStorage()
  expect(writeWaitingList('notes', JSON.stringify([item('a', 1), item('b', 2)]))).toBe(false)
  writeWaitingList('notes', JSON.stringify([item('a', 1), item('b', 2), item('c', 3)]))
  expect(toasts.getState().toasts.map(({ message }) => message)).toEqual([
    expect.stringContaining('শুধু এই ট্যাবে আছে'),
  ])
  expect(isCloseAsked()).toBe(true)
  const next = await openPage()
  expect(JSON.parse(next.readWaitingList('notes') ?? '')).toHaveLength(3)
  vi.restoreAllMocks()
  expect(next.writeWaitingList('notes', JSON.stringify([item('c', 3)]))).toBe(true)
  expect(JSON.parse(next.readWaitingList('notes') ?? '')).toEqual([item('c', 3)])
  expect(sessionStorage).toHaveLength(0)
})
