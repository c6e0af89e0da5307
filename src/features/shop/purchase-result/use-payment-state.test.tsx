/**
 * A payment whose state is polled: once a state is known, the frame says that it is old, and no toast does.
 * (ruling R41)
 */

import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { ApiCache } from '#src/api/use-api.ts'
import { envelope, fakeLine, memoryTokens } from '../../../../tests/support/fake-line.ts'
import { usePaymentState } from './use-payment-state.ts'

const MESSAGE = 'সার্ভারে সমস্যা হয়েছে।'
const OF = {
  idx: 'TRX1',
  title: 'ওয়েব',
  kind: 'course',
  amount: 1,
  currency: 'BDT',
  method: 'bkash',
  created_at: '2026-11-21T06:00:00Z',
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

/** Second by second, so that the effect of one timer is there before the next. */
async function pass(seconds: number): Promise<void> {
  for (let each = 0; each < seconds; each++) await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('failed requests after a known state show no toast', async () => {
  let isDown = false
  const respond = () =>
    isDown ? envelope(null, { status: 500, msg: MESSAGE }) : envelope({ ...OF, state: 'pending' })
  const line = fakeLine(respond, { tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }) })
  connectClient(line.connection)
  const { result } = renderHook(() => usePaymentState('TRX1'), { wrapper: ApiCache })
  await waitFor(() => expect(result.current.read.data?.state).toBe('pending'))
  isDown = true
  await pass(30)
  expect(line.seen.length).toBeGreaterThan(3)
  expect(line.toasts).toEqual([])
  const asked = line.seen.length
  act(() => result.current.checkAgain())
  await waitFor(() => expect(line.seen).toHaveLength(asked + 1))
  await pass(600)
  expect(line.toasts).toEqual([])
  expect(result.current.hasGivenUp).toBe(true)
})

test('a failure of the first request is told by the page, without a toast', async () => {
  const line = fakeLine(() => envelope(null, { status: 500, msg: MESSAGE }), {
    tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }),
  })
  connectClient(line.connection)
  const { result } = renderHook(() => usePaymentState('TRX2'), { wrapper: ApiCache })
  await waitFor(() => expect(result.current.read.error).toBeDefined())
  expect(line.toasts).toEqual([])
})
