import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removalAsked, removalUndone, reset, UNDO_MS, useRemovals } from './removal-store.ts'
import { useToasts } from './shell/toast-store.ts'

const send = vi.fn<(options: { isLasting: boolean }) => Promise<void>>(async () => undefined)
const removal = { key: 'notice:1', message: 'মুছে ফেলা হয়েছে।', undo: 'ফিরিয়ে আনুন', send }
const isHidden = () => useRemovals.getState().removed.has('notice:1')

beforeEach(() => {
  vi.useFakeTimers()
  reset()
  send.mockClear()
})
afterEach(() => vi.useRealTimers())

test('it disappears at once and leaves when the time to undo is over', async () => {
  removalAsked(removal)
  expect(isHidden()).toBe(true)
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledExactlyOnceWith({ isLasting: false })
  expect(isHidden()).toBe(false)
})

test('undone, nothing is sent', async () => {
  removalAsked(removal)
  useToasts.getState().toasts.at(-1)?.onClick?.()
  removalUndone('notice:1')
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(send).not.toHaveBeenCalled()
  expect(isHidden()).toBe(false)
})

test('who leaves the page does not wait for the undo', async () => {
  removalAsked(removal)
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(send).toHaveBeenCalledExactlyOnceWith({ isLasting: true })
})

test('what the server refuses comes back', async () => {
  send.mockRejectedValueOnce(new Error('409'))
  removalAsked(removal)
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(isHidden()).toBe(false)
})
