/** Replies that arrived before React started. */

import { act, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { envelope, fakeLine, memoryTokens } from '../../../tests/support/fake-line.ts'
import { connectClient } from '../client/connect.ts'
import { sendPreloads, takeOrCall } from '../preload.ts'
import { read } from '../read.ts'
import { get } from '../row.ts'
import { ApiCache, clearCache, refetch, useApi } from '../use-api.ts'

const progress = get('progress/:id', { role: 'learner', reply: v.string(), cache: 'progress' })
const batch = get('batch/:id', { role: 'learner', reply: v.string() })
const input = { params: { id: '1' } }

function Reader({ row }: { row: typeof progress | typeof batch }) {
  return <p>{useApi(row as typeof batch, input).data ?? 'nothing'}</p>
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The reply of a row is there; then the app starts, with its reader on the first page or on a later one. */
async function begin(row: typeof progress | typeof batch, isShown: boolean, wait = 100) {
  const line = fakeLine((_seen, nth) => envelope(`reply ${nth}`), {
    tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }),
  })
  connectClient(line.connection)
  sendPreloads([read(row, input)])
  await pass(wait)
  const draw = (shown: boolean) => <ApiCache>{shown && <Reader row={row} />}</ApiCache>
  const { rerender } = render(draw(isShown))
  return { line, show: (shown: boolean) => rerender(draw(shown)) }
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(async () => {
  await clearCache()
  vi.useRealTimers()
})

test('the first drawing has them and sends no request', async () => {
  const { line } = await begin(batch, true)
  expect(screen.getByText('reply 1')).toBeVisible()
  await pass(5000)
  expect(line.seen).toHaveLength(1)
})

test('a device that draws seconds after the reply arrived sends no request', async () => {
  const { line } = await begin(batch, true, 6000)
  expect(screen.getByText('reply 1')).toBeVisible()
  await pass(5000)
  expect(line.seen).toHaveLength(1)
})

test('a reader that bypasses the cache takes a reply once, and sends a request where it failed', async () => {
  const { line } = await begin(batch, false)
  expect(await takeOrCall(batch, input)).toBe('reply 1')
  expect(await takeOrCall(batch, input)).toBe('reply 2')
  expect(line.seen).toHaveLength(2)
})

test('a later visit sends a new request', async () => {
  const { show } = await begin(batch, true)
  show(false)
  await pass(5000)
  show(true)
  expect(await screen.findByText('reply 2')).toBeVisible()
})

test('progress is requested again only after 600 s', async () => {
  const { line, show } = await begin(progress, true)
  for (const [wait, asked] of [
    [500_000, 1],
    [110_000, 2],
  ] as const) {
    show(false)
    await pass(wait)
    show(true)
    await pass(1000)
    expect(line.seen).toHaveLength(asked)
  }
})

test.each([
  ['read', true],
  ['not yet read', false],
])('data that a write has changed is requested again, if it was %s', async (_, isShown) => {
  const { line, show } = await begin(progress, isShown)
  show(false)
  await act(() => refetch(progress))
  show(true)
  expect(await screen.findByText('reply 2')).toBeVisible()
  expect(line.seen).toHaveLength(2)
})

test('a logout drops them, read or not (ruling R21)', async () => {
  const { show } = await begin(batch, false)
  await act(() => clearCache())
  show(true)
  expect(screen.getByText('nothing')).toBeVisible()
  expect(await screen.findByText('reply 2')).toBeVisible()
})
