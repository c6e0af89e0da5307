import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type Respond,
  envelope,
  failureOf,
  fakeLine,
  memoryTokens,
} from '../../../tests/support/fake-line.ts'
import { call } from '../call.ts'
import { get, patch, post } from '../row.ts'
import { Done } from '../shapes/scalar.ts'
// Imported on demand: here, before the clock is frozen.
import './refresh.ts'
import { connectClient } from './connect.ts'

const read = get('thing', { reply: v.string() })
const write = post('thing', { body: v.object({ text: v.optional(v.string()) }), reply: Done })
const keyed = post('lead', { body: v.object({ key: v.string() }), reply: Done })
const examSave = patch('submission/revised/:id', {
  body: v.object({ answers: v.array(v.object({ question: v.string(), edit: v.number() })) }),
  reply: Done,
})
const progressSave = patch('recording-progress/:id', {
  body: v.object({ position: v.number() }),
  reply: Done,
})

function connect(respond: Respond, options: Parameters<typeof fakeLine>[1] = {}) {
  const line = fakeLine(respond, options)
  connectClient(line.connection)
  return line
}

const dead: Respond = () => {
  throw new TypeError('Failed to fetch')
}
const busy = (status: number, retryAfter?: string): Response =>
  new Response('<h1>busy</h1>', {
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  })

/** Advances the clock by `ms` and returns the number of tries in all. */
async function triesWithin(ms: number, line: ReturnType<typeof connect>): Promise<number> {
  await vi.advanceTimersByTimeAsync(ms)
  return line.seen.length
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a read is retried twice at most', () => {
  const faults: [string, Respond][] = [
    ['no answer', dead],
    ['429', () => busy(429)],
    ['502', () => busy(502)],
    ['503', () => busy(503)],
    ['504', () => busy(504)],
  ]
  test.each(faults)('%s', async (_name, respond) => {
    const line = connect(respond)
    const failing = failureOf(call(read))
    expect(await triesWithin(29_000, line)).toBe(3)
    expect(await failing).toMatchObject({ msg: 'Something Went Wrong!' })
    expect(line.toasts).toEqual(['Something Went Wrong!'])
  })

  test.each([400, 403, 404, 409, 413, 422, 500])('%i is final', async (status) => {
    const line = connect(() => envelope(null, { status }))
    await expect(call(read)).rejects.toMatchObject({ kind: 'http', status })
    expect(line.seen).toHaveLength(1)
  })

  test('the successful reply of a retry counts, and no toast is shown', async () => {
    const line = connect((_seen, nth) => (nth < 3 ? busy(503) : envelope('at last')))
    const reading = call(read)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await reading).toBe('at last')
    expect(line.toasts).toEqual([])
  })

  test('the retry after a token refresh is counted separately: 503, 401, 503, success', async () => {
    const answers = [busy(503), envelope(null, { status: 401 }), busy(503), envelope('fine')]
    const line = connect(
      ({ path }) => (path.endsWith('refresh-token') ? envelope({ accessToken: 'new' }) : answers.shift()!),
      {
        tokens: memoryTokens({ accessToken: 'old', refreshToken: 'r' }),
      },
    )
    const reading = call(read)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await reading).toBe('fine')
    expect(line.refreshes()).toBe(1)
  })
})

describe('Retry-After is honoured up to 10 s', () => {
  const inFuture = 'Wed, 21 Oct 2037 07:28:00 GMT'
  test.each([
    ['4', 4000],
    ['600', 10_000],
    [inFuture, 10_000],
  ])('%s', async (retryAfter, wait) => {
    const line = connect((_seen, nth) => (nth === 1 ? busy(429, retryAfter) : envelope('fine')))
    const reading = call(read)
    expect(await triesWithin(wait - 100, line)).toBe(1)
    expect(await triesWithin(200, line)).toBe(2)
    expect(await reading).toBe('fine')
  })

  test.each(['-1', 'soon'])('%s is ignored', async (retryAfter) => {
    const line = connect((_seen, nth) => (nth === 1 ? busy(503, retryAfter) : envelope('fine')))
    const reading = call(read)
    expect(await triesWithin(2000, line)).toBe(2)
    expect(await reading).toBe('fine')
  })
})

describe('writes', () => {
  test.each([
    ['no answer', dead],
    ['503', () => busy(503, '1')],
  ] as [string, Respond][])('are never retried by themselves (%s)', async (_name, respond) => {
    const line = connect(respond)
    const failing = failureOf(call(write, { body: { text: 'x' } }))
    expect(await triesWithin(60_000, line)).toBe(1)
    expect(await failing).toMatchObject({ name: 'ApiError' })
  })

  const harmless: [string, () => Promise<unknown>][] = [
    ['a key', () => call(keyed, { body: { key: 'k1' } })],
    [
      'an edit',
      () => call(examSave, { params: { id: '1' }, body: { answers: [{ question: 'q', edit: 3 }] } }),
    ],
    ['progress', () => call(progressSave, { params: { id: '1' }, body: { position: 12 } })],
  ]
  test.each(harmless)('are retried where the server recognises a repeat: %s', async (_name, save) => {
    const line = connect(dead)
    const failing = failureOf(save())
    expect(await triesWithin(30_000, line)).toBe(3)
    expect(await failing).toMatchObject({ kind: 'no-answer' })
    const bodies = line.seen.map(({ body }) => new TextDecoder().decode(body))
    expect(new Set(bodies).size).toBe(1)
  })
})

describe('timeouts', () => {
  const never: Respond = () => new Promise(() => undefined)

  test('a read ends 30 s after the first try', async () => {
    connect(never)
    const failing = failureOf(call(read))
    await vi.advanceTimersByTimeAsync(30_100)
    expect(await failing).toMatchObject({ kind: 'late', msg: 'Something Went Wrong!' })
  })

  test('retries do not extend it', async () => {
    const line = connect((_seen, nth) => (nth === 1 ? busy(503, '10') : new Promise(() => undefined)))
    const failing = failureOf(call(read))
    await vi.advanceTimersByTimeAsync(29_900)
    expect(line.toasts).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(await failing).toMatchObject({ kind: 'late' })
  })

  test('a JSON write ends after 60 s', async () => {
    const line = connect(never)
    const failing = failureOf(call(write, { body: {} }))
    await vi.advanceTimersByTimeAsync(59_900)
    expect(line.toasts).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(await failing).toMatchObject({ kind: 'late' })
  })

  test('a JSON write whose caller retries it ends after 15 s, so that others can be sent', async () => {
    connect(never)
    const failing = failureOf(call(write, { body: {} }, { isQuiet: true, isOnce: true }))
    const isOver = vi.fn<() => void>()
    void failing.finally(isOver)
    await vi.advanceTimersByTimeAsync(14_900)
    expect(isOver).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(await failing).toMatchObject({ kind: 'late' })
  })

  test('a body that never ends is aborted too', async () => {
    connect(() => new Response(new ReadableStream(), { status: 200 }))
    const failing = failureOf(call(read))
    await vi.advanceTimersByTimeAsync(30_100)
    expect(await failing).toMatchObject({ kind: 'late' })
  })

  test('the end of the session aborts its reads and lets its writes arrive', async () => {
    const waiting: (() => void)[] = []
    const line = connect(() => new Promise((resolve) => waiting.push(() => resolve(envelope('Success')))))
    const reading = failureOf(call(read))
    const writing = failureOf(call(write, { body: { text: 'last' } }))
    await vi.advanceTimersByTimeAsync(100)
    line.connection.tokens.clear()
    expect(await reading).toMatchObject({ kind: 'session' })
    expect(await Promise.race([writing, Promise.resolve('on its way')])).toBe('on its way')
    waiting.forEach((answer) => answer())
    expect(await writing).toMatchObject({ kind: 'session' })
    expect([line.seen.length, line.toasts]).toEqual([2, []])
  })

  test('the caller may cancel; no toast is shown', async () => {
    const line = connect(never)
    const stop = new AbortController()
    const failing = failureOf(call(read, {}, { signal: stop.signal }))
    await vi.advanceTimersByTimeAsync(100)
    stop.abort()
    expect(await failing).toMatchObject({ kind: 'cancelled' })
    expect(line.toasts).toEqual([])
  })
})

describe('without a token (ruling R16)', () => {
  const own = get('own', { role: 'learner', reply: v.string() })
  const gone = (cookies: Parameters<typeof memoryTokens>[0], isShown = true) => {
    const tokens = memoryTokens(cookies)
    const onTokensGone = vi.fn<() => void>(() => void (isShown && tokens.clear()))
    return { line: connect(() => envelope(null, { status: 401 }), { tokens, onTokensGone }), onTokensGone }
  }

  test('a person’s call is not sent, and the app is told that nobody is logged in', async () => {
    const { line, onTokensGone } = gone({})
    await expect(call(own)).rejects.toMatchObject({ kind: 'session' })
    expect([line.seen.length, onTokensGone.mock.calls.length, line.toasts]).toEqual([0, 1, []])
  })

  test('a lone access token works until its first 401', async () => {
    const { line, onTokensGone } = gone({ accessToken: 'old' })
    await expect(call(own)).rejects.toMatchObject({ kind: 'session' })
    expect([line.seen.length, onTokensGone.mock.calls.length]).toEqual([1, 1])
  })

  test('a guest’s call is sent as before', async () => {
    const { line, onTokensGone } = gone({})
    await expect(call(read)).rejects.toMatchObject({ kind: 'http', status: 401 })
    expect([line.seen.length, onTokensGone.mock.calls.length]).toEqual([1, 0])
  })
})
