import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import { requestRemoval, resetRemovals, UNDO_MS, undoRemoval, useRemovedKeys } from './removals.ts'

const send = vi.fn<(options: { isLasting: boolean }) => Promise<void>>(async () => undefined)
const removal = { key: 'notice:1', send }
const isHidden = () => renderHook(() => useRemovedKeys()).result.current.has('notice:1')

beforeEach(() => {
  vi.useFakeTimers()
  resetRemovals()
  send.mockClear()
})
afterEach(() => vi.useRealTimers())

test('it disappears at once and is sent when the time for undo is over', async () => {
  requestRemoval(removal)
  expect(isHidden()).toBe(true)
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledExactlyOnceWith({ isLasting: false })
  expect(isHidden()).toBe(false)
})

test('undone, nothing is sent', async () => {
  requestRemoval(removal)
  undoRemoval('notice:1')
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(send).not.toHaveBeenCalled()
  expect(isHidden()).toBe(false)
})

test('leaving the page sends it without waiting for the undo', async () => {
  requestRemoval(removal)
  dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(send).toHaveBeenCalledExactlyOnceWith({ isLasting: true })
})

test('a refused removal restores the item', async () => {
  send.mockRejectedValueOnce(new ApiError('http', { status: 409 }))
  requestRemoval(removal)
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  expect(isHidden()).toBe(false)
})
