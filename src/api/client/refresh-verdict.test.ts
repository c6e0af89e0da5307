import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Respond,
  envelope,
  failureOf,
  fakeLine,
  isRefresh,
  memoryTokens,
  staleTokens,
  takesNew,
} from '../../../tests/support/fake-line.ts'
import { call } from '../call.ts'
import { get, patch } from '../row.ts'
import { Done } from '../shapes/scalar.ts'
import { connectClient, renewIfNeeded } from './connect.ts'
import type { Tokens } from './ports.ts'

const read = get('thing/:id', { role: 'learner', reply: v.string() })
const write = patch('thing/:id', { body: v.object({ text: v.string() }), reply: Done })

function connect(respond: Respond, tokens: Partial<Tokens>, options: Parameters<typeof fakeLine>[1] = {}) {
  const line = fakeLine(respond, { tokens: memoryTokens(tokens), ...options })
  connectClient(line.connection)
  return line
}

// The clock also runs by itself, because ky's retry waits for a timer of 0 ms.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

describe('only a verdict ends the session (ruling R93)', () => {
  const page = (status: number) => () =>
    new Response('<!doctype html><h1>Gateway</h1>', { status, headers: { 'content-type': 'text/html' } })
  const error = (status: number) => () => envelope(null, { status })
  const undecided: [string, () => Response][] = [
    ['500', error(500)],
    ['503', error(503)],
    ['429', error(429)],
    ['409', error(409)],
    ['500 inside a good status', () => Response.json({ code: 500, status: 'error', msg: '', data: null })],
    ['HTML', page(200)],
    ['HTML with 502', page(502)],
    ['HTML with 403, from a portal', page(403)],
  ]

  /** The refresh fails `failures` times, then gives the token. */
  function connectBusy(failures: number, answer: () => Response, tokens = staleTokens()) {
    const told: boolean[] = []
    let left = failures
    const triedAt: number[] = []
    const respond: Respond = (seen, nth) => {
      if (isRefresh(seen)) triedAt.push(Date.now())
      if (!isRefresh(seen) || left === 0) return takesNew(seen, nth)
      left -= 1
      return answer()
    }
    const line = connect(respond, tokens, { onUndecided: (isUndecided) => told.push(isUndecided) })
    /** Whole seconds between the tries. */
    const waits = () => triedAt.slice(1).map((at, nth) => Math.round((at - (triedAt[nth] ?? 0)) / 1000))
    return { ...line, told, tokens, waits }
  }

  test.each(undecided)('one %s, a second later the token: every call gets its reply', async (_, answer) => {
    const { refreshes, lost, toasts, tokens } = connectBusy(1, answer)
    const replies = Promise.all(
      Array.from({ length: 20 }, (_each, id) => call(read, { params: { id: String(id) } })),
    )
    await vi.advanceTimersByTimeAsync(900)
    expect(refreshes()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect((await replies).every((one) => one === 'fine')).toBe(true)
    expect([refreshes(), lost, toasts, tokens.accessToken]).toEqual([2, [], [], 'new'])
  })

  test.each(undecided)(
    '%s for ever: 1, 2, 4 and 8 s, the app is told once, the session stays',
    async (_, answer) => {
      const { waits, lost, told, tokens } = connectBusy(Infinity, answer)
      const failing = failureOf(call(read, { params: { id: '1' } }, { isQuiet: true }))
      await vi.advanceTimersByTimeAsync(16_000)
      expect(waits()).toEqual([1, 2, 4, 8])
      expect(await failing).toMatchObject({ kind: 'http', status: 503 })
      expect([lost, told, tokens]).toEqual([[], [true], staleTokens()])
    },
  )

  test('the app is told when the server decides again', async () => {
    const { told } = connectBusy(4, error(500))
    const reply = call(read, { params: { id: '1' } })
    await vi.advanceTimersByTimeAsync(16_000)
    expect([await reply, told]).toEqual(['fine', [true, false]])
  })

  test('the wait that the server asks for is followed, up to ten seconds', async () => {
    const { refreshes } = connectBusy(
      1,
      () => new Response('{}', { status: 429, headers: { 'retry-after': '90' } }),
    )
    const reply = call(read, { params: { id: '1' } })
    await vi.advanceTimersByTimeAsync(9800)
    expect(refreshes()).toBe(1)
    await vi.advanceTimersByTimeAsync(400)
    expect([await reply, refreshes()]).toEqual(['fine', 2])
  })

  test('without a connection nothing is repeated', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const line = connect(
      () => {
        throw new TypeError('Failed to fetch')
      },
      { refreshToken: 'refresh-1' },
    )
    expect(await failureOf(call(write, { params: { id: '1' }, body: { text: 'x' } }))).toMatchObject({
      kind: 'no-answer',
    })
    expect(line.refreshes()).toBe(1)
    vi.unstubAllGlobals()
  })

  test('the gate does not wait for a second try, which goes on for the calls of the page', async () => {
    const { refreshes } = connectBusy(1, error(500), { refreshToken: 'refresh-1' } as never)
    expect(await failureOf(renewIfNeeded())).toMatchObject({ kind: 'http', status: 503 })
    const reply = call(read, { params: { id: '1' } })
    await vi.advanceTimersByTimeAsync(1100)
    expect([await reply, refreshes()]).toEqual(['fine', 2])
  })
})
