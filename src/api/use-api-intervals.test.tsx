/** Readers that poll: class links, support lines, hours of a quiz. */

import { act, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectSaving } from '#src/lib/saving-data.ts'
import { envelope, fakeLine } from '../../tests/support/fake-line.ts'
import { connectClient } from './client/connect.ts'
import { get } from './row.ts'
import { ApiCache, useApi } from './use-api.ts'

const hours = get('hours', { reply: v.string() })

function Poller() {
  const { data } = useApi(hours, {}, { isQuiet: true, every: 30_000 })
  return <p>{data ?? 'nothing'}</p>
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

test('polling goes on after a lost reply', async () => {
  let isLost = false
  const line = fakeLine((_seen, nth) =>
    isLost ? new Response(null, { status: 500 }) : envelope(`reply ${nth}`),
  )
  connectClient(line.connection)
  render(
    <ApiCache>
      <Poller />
    </ApiCache>,
  )
  await screen.findByText('reply 1')
  isLost = true
  await act(() => vi.advanceTimersByTimeAsync(45_000))
  const lost = line.seen.length
  expect(lost).toBeGreaterThan(1)
  isLost = false
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(screen.queryByText('reply 1')).toBeNull()
  const back = line.seen.length
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(line.seen.length).toBeGreaterThan(back)
})

test('while data are saved it polls half as often, from the moment of the switch', async () => {
  let isOn = true
  connectSaving(() => isOn)
  const line = fakeLine((_seen, nth) => envelope(`reply ${nth}`))
  connectClient(line.connection)
  render(
    <ApiCache>
      <Poller />
    </ApiCache>,
  )
  await screen.findByText('reply 1')
  await act(() => vi.advanceTimersByTimeAsync(50_000))
  expect(line.seen).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(line.seen).toHaveLength(2)
  isOn = false
  // The running wait ends as it began.
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  const before = line.seen.length
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(line.seen.length - before).toBe(2)
  connectSaving(() => false)
})
