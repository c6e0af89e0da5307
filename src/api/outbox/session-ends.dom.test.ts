/** The end of a session is sent until the server has it. (ruling R21) */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { envelope, fakeLine, memoryTokens, type Respond } from '../../../tests/support/fake-line.ts'
import { connectClient } from '../client/connect.ts'
import { endAtServer } from './session-ends.ts'

const tokens = { accessToken: 'a1', refreshToken: 'r1' }

/** A device that holds no tokens any more. */
function connect(respond: Respond) {
  const left = memoryTokens()
  const { seen, connection } = fakeLine(respond, { tokens: left })
  connectClient(connection)
  const list = () =>
    seen.map(({ path, headers }) => [
      path.replace(/.*\/user/, 'user'),
      headers.get('accesstoken'),
      headers.get('refreshtoken'),
    ])
  return { list, left }
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

test('it is sent once with both tokens, which no cookie holds any more', async () => {
  const { list, left } = connect(() => envelope(null))
  endAtServer(tokens)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(list()).toEqual([['user/logout', 'a1', 'r1']])
  expect(left.read()).toEqual({ accessToken: undefined, refreshToken: undefined })
})

test('without an access token it does not wait for a refresh', async () => {
  const { list } = connect(() => envelope(null))
  endAtServer({ accessToken: undefined, refreshToken: 'r1' })
  await vi.advanceTimersByTimeAsync(100)
  expect(list()).toEqual([['user/logout', null, 'r1']])
})

test('it is tried again without a connection and when the server is busy', async () => {
  const { list } = connect((_seen, nth) => {
    if (nth === 1) throw new TypeError('no connection')
    return nth === 2 ? envelope(null, { status: 503 }) : envelope(null)
  })
  endAtServer(tokens)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(list()).toHaveLength(3)
})

test('a server that requires a valid access token gets one, and the device keeps nothing of it', async () => {
  const { list, left } = connect(({ path, headers }) => {
    if (path.includes('refresh')) return envelope({ accessToken: 'a2', refreshToken: 'r2' })
    return headers.get('accesstoken') === 'a2' ? envelope(null) : envelope(null, { status: 401 })
  })
  endAtServer(tokens)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(list().map(([path, access]) => [path, access])).toEqual([
    ['user/logout', 'a1'],
    ['user/refresh-token', null],
    ['user/logout', 'a2'],
  ])
  expect(left.read().accessToken).toBeUndefined()
})

test('a session that the server has already ended is dropped', async () => {
  const { list } = connect(() => envelope(null, { status: 401 }))
  endAtServer(tokens)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(list().filter(([path]) => path === 'user/logout')).toHaveLength(1)
})

test('a guest has nothing to end', async () => {
  const { list } = connect(() => envelope(null))
  endAtServer({ accessToken: undefined, refreshToken: undefined })
  await vi.advanceTimersByTimeAsync(1000)
  expect(list()).toEqual([])
})
