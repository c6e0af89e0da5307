import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useLoadWhenCalm } from './use-load-when-calm.ts'

let runIdle: (() => void) | undefined
vi.stubGlobal('requestIdleCallback', (run: () => void) => {
  runIdle = run
  return 1
})
vi.stubGlobal('cancelIdleCallback', () => (runIdle = undefined))
vi.mock('./use-can-load-below.ts', () => ({ useCanLoadBelow: () => true }))

const load = vi.fn<() => Promise<void>>(async () => undefined)
afterEach(() => {
  runIdle = undefined
  load.mockClear()
})

test('loads when the browser is idle, not while the page is drawn', () => {
  renderHook(() => useLoadWhenCalm(load, true))
  expect(load).not.toHaveBeenCalled()
  runIdle?.()
  expect(load).toHaveBeenCalledOnce()
})

test('loads nothing for a page that is left before, or where it is not wanted', () => {
  renderHook(() => useLoadWhenCalm(load, true)).unmount()
  runIdle?.()
  renderHook(() => useLoadWhenCalm(load, false))
  runIdle?.()
  expect(load).not.toHaveBeenCalled()
})
