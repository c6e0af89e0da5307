import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { recordScroll, useIsSettled } from './use-is-settled.ts'

afterEach(() => vi.useRealTimers())

const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('a row is settled once it stayed and the list stands still', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { result } = renderHook(useIsSettled)
  wait(399)
  expect(result.current).toBe(false)
  recordScroll()
  wait(300)
  expect(result.current, 'the list has just moved').toBe(false)
  recordScroll()
  wait(399)
  expect(result.current).toBe(false)
  wait(1)
  expect(result.current).toBe(true)
})
