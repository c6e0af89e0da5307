import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Respond,
  envelope,
  failureOf,
  fakeLine,
  isRefresh,
  memoryTokens,
  renewed,
  type Seen,
  staleTokens,
  takesNew,
} from '../../../tests/support/fake-line.ts'
import { call } from '../call.ts'
import { get, patch, post } from '../row.ts'
import { Done } from '../shapes/scalar.ts'
import { connectClient, renewIfNeeded } from './connect.ts'
import type { Tokens } from './ports.ts'

const read = get('thing/:id', { role: 'learner', reply: v.string() })
const talentRead = get('offer/list', { base: 'talent', reply: v.string() })
const searchRead = get('/history', { base: 'search', reply: v.string() })
const write = patch('thing/:id', { body: v.object({ text: v.string() }), reply: Done })
const upload = post('thing/upload', {
  body: v.object({ file: v.file(), note: v.string() }),
  form: true,
  reply: Done,
})

const tokenOf = ({ headers }: Seen) => headers.get('accesstoken')

function connect(respond: Respond, tokens: Partial<Tokens>, options: Parameters<typeof fakeLine>[1] = {}) {
  const line = fakeLine(respond, { tokens: memoryTokens(tokens), ...options })
  connectClient(line.connection)
  return line
}

const hashOf = ({ body }: Seen) => createHash('sha256').update(body).digest('hex')

// The clock also runs by itself, because ky's retry waits for a timer of 0 ms.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

describe('one refresh for all calls', () => {
  test('100 calls that get a 401 at the same time', async () => {
    const line = connect(takesNew, staleTokens())
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, id) => call(read, { params: { id: String(id) } })),
    )
    expect(answers.every((one) => one === 'fine')).toBe(true)
    expect(line.refreshes()).toBe(1)
  })

  test('no access token: the refresh is sent first, and no call is sent without a token (S02)', async () => {
    const line = connect(takesNew, { refreshToken: 'refresh-1' })
    await Promise.all(Array.from({ length: 100 }, (_, id) => call(read, { params: { id: String(id) } })))
    expect(line.refreshes()).toBe(1)
    expect(line.seen.slice(1).every((one) => tokenOf(one) === 'new')).toBe(true)
    expect(line.seen).toHaveLength(101)
  })

  test.each([{ refreshToken: 'refresh-1' }, staleTokens()])(
    'a cancelled call does not wait for the refresh and shows no toast',
    async (tokens) => {
      const line = connect(
        (seen, signal) => (isRefresh(seen) ? new Promise(() => undefined) : takesNew(seen, signal)),
        tokens,
      )
      const stop = new AbortController()
      const failing = failureOf(call(read, { params: { id: '1' } }, { signal: stop.signal }))
      await vi.waitFor(() => expect(line.refreshes()).toBe(1))
      stop.abort()
      expect(await failing).toMatchObject({ kind: 'cancelled' })
      expect(line.toasts).toEqual([])
    },
  )

  test('calls the fetch of the window, which throws as a method of another object', async () => {
    const line = fakeLine(takesNew, { tokens: memoryTokens(staleTokens()) })
    const { fetch, ...connection } = line.connection
    vi.stubGlobal('fetch', function strict(this: unknown, ...given: Parameters<typeof globalThis.fetch>) {
      if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation')
      return fetch?.(...given)
    })
    connectClient(connection)
    expect(await call(read, { params: { id: '1' } })).toBe('fine')
    expect(line.refreshes()).toBe(1)
    vi.unstubAllGlobals()
  })

  test('a 401 that arrives while the refresh runs waits for it (S03)', async () => {
    let finish = (): void => undefined
    const slow = new Promise<void>((resolve) => {
      finish = resolve
    })
    const line = connect(
      async (seen, nth) => (isRefresh(seen) ? slow.then(() => renewed('new')) : takesNew(seen, nth)),
      staleTokens(),
    )
    const first = call(read, { params: { id: '1' } })
    await vi.waitFor(() => expect(line.refreshes()).toBe(1))
    const second = call(read, { params: { id: '2' } })
    await vi.waitFor(() => expect(line.seen).toHaveLength(3))
    finish()
    expect(await Promise.all([first, second])).toEqual(['fine', 'fine'])
    expect(line.refreshes()).toBe(1)
  })

  test('a 401 for the old token that arrives after the refresh uses the new one (S04)', async () => {
    let late = (): void => undefined
    const held = new Promise<void>((resolve) => {
      late = resolve
    })
    const line = connect(async (seen, nth) => {
      if (seen.path.endsWith('/late') && tokenOf(seen) === 'old') await held
      return takesNew(seen, nth)
    }, staleTokens())
    const lateCall = call(read, { params: { id: 'late' } })
    await call(read, { params: { id: '1' } })
    late()
    expect(await lateCall).toBe('fine')
    expect(line.refreshes()).toBe(1)
  })

  test('main, talent and search share it (S25)', async () => {
    const line = connect(takesNew, staleTokens())
    await Promise.all([call(read, { params: { id: '1' } }), call(talentRead), call(searchRead)])
    expect(line.refreshes()).toBe(1)
  })

  test('the refresh sends an empty body and only its own three headers', async () => {
    const line = connect(takesNew, staleTokens(), { domain: 'karigor.example' })
    await call(read, { params: { id: '1' } })
    const refresh = line.seen.find(isRefresh)
    expect(refresh?.body).toHaveLength(0)
    expect(refresh?.headers.get('refreshtoken')).toBe('refresh-1')
    expect(refresh?.headers.get('fingerprint')).toBe('server-side-request')
    expect(JSON.parse(refresh?.headers.get('metadata') ?? '')).toEqual({
      deviceType: 'web',
      domain: 'karigor.example',
    })
    expect(refresh?.headers.get('accesstoken')).toBeNull()
  })
})

describe('the second request has the same body, byte for byte (S21)', () => {
  test('JSON', async () => {
    const line = connect(takesNew, staleTokens())
    await call(write, { params: { id: '1' }, body: { text: 'নমস্কার' } })
    const [first, second] = line.seen.filter((one) => !isRefresh(one)).map(hashOf)
    expect(first).toBe(second)
    expect(line.seen[0]?.body.length).toBeGreaterThan(0)
  })

  test('multipart, including its boundary', async () => {
    const line = connect(takesNew, staleTokens())
    const file = new File([new Uint8Array(5000).fill(7)], 'কাজ.pdf', { type: 'application/pdf' })
    await call(upload, { body: { file, note: 'জমা' } })
    const sendings = line.seen.filter((one) => !isRefresh(one))
    expect(sendings.map(hashOf)[0]).toBe(sendings.map(hashOf)[1])
    expect(sendings[0]?.body.length).toBeGreaterThan(5000)
    expect(sendings[0]?.headers.get('content-type')).toBe(sendings[1]?.headers.get('content-type'))
  })
})

describe('no loop', () => {
  test('when every call gets a 401, refreshed or not, each is sent twice and fails', async () => {
    let nth = 0
    const line = connect(
      (seen) => (isRefresh(seen) ? renewed(`new-${(nth += 1)}`) : envelope(null, { status: 401 })),
      staleTokens(),
    )
    await expect(call(read, { params: { id: '1' } })).rejects.toMatchObject({ kind: 'http', status: 401 })
    expect(line.seen).toHaveLength(3)
  })

  test('a 401 for the refresh itself starts no second refresh (S06)', async () => {
    const line = connect(() => envelope(null, { status: 401 }), staleTokens())
    await expect(call(read, { params: { id: '1' } })).rejects.toMatchObject({ kind: 'session' })
    expect(line.refreshes()).toBe(1)
    expect(line.lost).toEqual(['/'])
  })

  test('without a refresh token the 401 is a plain error', async () => {
    const line = connect(() => envelope(null, { status: 401, msg: 'ভুল পাসওয়ার্ড' }), {})
    await expect(call(read, { params: { id: '1' } })).rejects.toMatchObject({
      kind: 'http',
      status: 401,
      msg: 'ভুল পাসওয়ার্ড',
    })
    expect(line.seen).toHaveLength(1)
    expect(line.toasts).toEqual(['ভুল পাসওয়ার্ড'])
  })
})

describe('the three ends (ruling R16)', () => {
  const error = (status: number) => () => envelope(null, { status })
  const refused: [string, () => Response][] = [
    ['400', error(400)],
    ['403', error(403)],
    ['404', error(404)],
    [
      '401 inside a good status',
      () => Response.json({ code: 401, status: 'error', msg: 'Something Went Wrong!', data: null }),
    ],
  ]

  test.each(refused)(
    'the refresh is refused (%s): tokens cleared, to /, one toast, one navigation',
    async (_name, answer) => {
      const tokens = staleTokens()
      const line = connect((seen) => (isRefresh(seen) ? answer() : envelope(null, { status: 401 })), tokens)
      const failed = await Promise.allSettled(
        Array.from({ length: 20 }, (_, id) => call(read, { params: { id: String(id) } })),
      )
      expect(failed.every(({ status }) => status === 'rejected')).toBe(true)
      expect(line.lost).toEqual(['/'])
      expect(line.toasts).toEqual(['Something Went Wrong!'])
      expect(tokens).toEqual({ accessToken: undefined, refreshToken: undefined })
      expect(line.refreshes()).toBe(1)
    },
  )

  const tokenless: [string, () => Response][] = [
    ['nothing at all', () => new Response('', { status: 200 })],
    ['null', () => new Response('null', { status: 200 })],
    ['data null', () => envelope(null)],
    ['an empty token (r02)', () => envelope({ accessToken: '', refreshToken: 'r' })],
    [
      'a token that no header can carry (r08)',
      () => envelope({ accessToken: 'a; role=teacher', refreshToken: 'r\nx' }),
    ],
  ]

  test.each(tokenless)(
    'a reply without an access token (%s): a toast, tokens cleared, to /login',
    async (_name, answer) => {
      const tokens = staleTokens()
      const line = connect((seen) => (isRefresh(seen) ? answer() : envelope(null, { status: 401 })), tokens)
      await expect(call(read, { params: { id: '1' } })).rejects.toMatchObject({
        kind: 'session',
        msg: 'No access token received',
      })
      expect(line.lost).toEqual(['/login'])
      expect(line.toasts).toEqual(['No access token received'])
      expect(tokens.refreshToken).toBeUndefined()
    },
  )

  test('no connection: the call fails with a network error, the session stays', async () => {
    const tokens = staleTokens()
    const line = connect((seen) => {
      if (isRefresh(seen)) throw new TypeError('Failed to fetch')
      return envelope(null, { status: 401 })
    }, tokens)
    const failing = failureOf(call(read, { params: { id: '1' } }))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await failing).toMatchObject({ kind: 'no-answer' })
    expect(line.refreshes()).toBe(3)
    expect(line.lost).toEqual([])
    expect(tokens).toEqual(staleTokens())
    expect(line.toasts).toEqual(['Something Went Wrong!'])
  })

  test('no reply for 15 s: the same', async () => {
    const tokens = staleTokens()
    const line = connect(
      (seen) => (isRefresh(seen) ? new Promise(() => undefined) : envelope(null, { status: 401 })),
      tokens,
    )
    const failing = failureOf(call(read, { params: { id: '1' } }))
    await vi.advanceTimersByTimeAsync(14_900)
    expect(line.toasts).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(await failing).toMatchObject({ kind: 'no-answer' })
    expect(tokens).toEqual(staleTokens())
  })

  test('the browser does not store tokens: one message, no loop (ruling R17)', async () => {
    const tokens = { ...memoryTokens(staleTokens()), write: () => false }
    const line = connect(takesNew, {}, { tokens })
    await expect(call(read, { params: { id: '1' } })).rejects.toMatchObject({ kind: 'session' })
    expect(line.toasts).toHaveLength(1)
    expect(line.toasts[0]).toContain('কুকি')
    expect(line.lost).toEqual(['/'])
  })
})

describe('replies for a session that is over', () => {
  test('a refresh that completes after a logout does not bring the session back', async () => {
    const cookies = staleTokens()
    const tokens = memoryTokens(cookies)
    const line = connect(
      (seen) => {
        if (!isRefresh(seen)) return envelope(null, { status: 401 })
        tokens.clear()
        return renewed('new')
      },
      {},
      { tokens },
    )
    await expect(call(read, { params: { id: '1' } })).rejects.toMatchObject({ kind: 'session' })
    expect(cookies).toEqual({ accessToken: undefined, refreshToken: undefined })
    expect([line.toasts, line.lost]).toEqual([[], []])
  })

  test('an error for the previous person shows no toast', async () => {
    const tokens = memoryTokens(staleTokens())
    const respond: Respond = () => {
      tokens.clear()
      return envelope(null, { status: 500, msg: 'তাঁর ভুল' })
    }
    const line = connect(respond, {}, { tokens })
    await expect(call(read, { params: { id: '1' } })).rejects.toMatchObject({ kind: 'session' })
    expect(line.toasts).toEqual([])
  })

  test('a reply for the previous person is dropped, and so is its toast (F19)', async () => {
    const tokens = memoryTokens(staleTokens())
    const line = connect(
      () => {
        tokens.clear()
        return envelope('of the last person')
      },
      {},
      { tokens },
    )
    await expect(call(read, { params: { id: '1' } })).rejects.toMatchObject({ kind: 'session' })
    expect(line.toasts).toEqual([])
  })
})

test('the gate refreshes only when the access token is missing', async () => {
  const line = connect(takesNew, { refreshToken: 'refresh-1' })
  await renewIfNeeded()
  await renewIfNeeded()
  expect(line.refreshes()).toBe(1)
})
