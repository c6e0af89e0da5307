/** Readers that poll: class links, support lines, hours of a quiz. */

import { act, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
