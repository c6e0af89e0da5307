import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { resetQueues } from '#src/api/outbox/queue.ts'
import { envelope, fakeLine } from '../../../../../tests/support/fake-line.ts'
import { beginAcceptance, takeBackAcceptance } from './acceptance-outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  resetQueues()
  vi.useRealTimers()
})

test('a bug in the app is reported once and not retried', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  // No client is connected, which is a bug of the app and not a lost connection.
  beginAcceptance('a', 's')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(reported).toHaveBeenCalledOnce()
})

test('an acceptance is reported after the time for undo, and again half a minute after a lost connection', async () => {
  let isDead = true
  const line = fakeLine(() => {
    if (isDead) throw new TypeError('Failed to fetch')
    return envelope({ _id: 'a', accepted_at: '2026-11-20T10:00:00Z' })
  })
  connectClient(line.connection)
  beginAcceptance('b', 's')
  await vi.advanceTimersByTimeAsync(9900)
  expect(line.seen).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(line.seen).toHaveLength(1)
  isDead = false
  await vi.advanceTimersByTimeAsync(29_000)
  expect(line.seen).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(line.seen).toHaveLength(2)
})

test('an undone acceptance is never reported; the one before it stays', async () => {
  const line = fakeLine(() => envelope({ _id: 'a', accepted_at: '2026-11-20T10:00:00Z' }))
  connectClient(line.connection)
  expect(beginAcceptance('c', 'first')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(5000)
  const before = beginAcceptance('c', 'second')
  takeBackAcceptance('c', before)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(line.seen.map(({ body }) => JSON.parse(new TextDecoder().decode(body)))).toEqual([
    { submission: 'first' },
  ])
})
