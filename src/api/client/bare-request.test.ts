import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPreloads } from '../preload-memory.ts'
import { sendBareRequest, takeBareAnswer, takeGoodAnswer } from './bare-request.ts'

const ADDRESS = 'https://api.example/batch'
const HEADERS = { accesstoken: 'a', guestid: 'g' }
const network = vi.fn<typeof fetch>()

const ask = (url = ADDRESS, init: RequestInit = {}) =>
  takeBareAnswer(new Request(url, { headers: { ...HEADERS, accept: '*/*' }, ...init }))

/** Sends it as a page that begins anew. */
function send(headers: Readonly<Record<string, string>> = HEADERS): void {
  forgetPreloads()
  sendBareRequest(ADDRESS, headers)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    network.mockImplementation(async () => Response.json('answer')),
  )
  send()
})
afterEach(() => {
  forgetPreloads()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the same request gets the response that is on its way, once', async () => {
  expect(network).toHaveBeenLastCalledWith(ADDRESS, { headers: HEADERS, signal: expect.any(AbortSignal) })
  expect(await (await ask())?.json()).toBe('answer')
  expect(ask()).toBeUndefined()
})

test('its body is fetched at once, not only when somebody reads it; where it has none, it stays without', async () => {
  const [full, empty] = [Response.json('answer', { status: 404 }), new Response(null, { status: 204 })]
  network.mockResolvedValueOnce(full).mockResolvedValueOnce(empty)
  send()
  await vi.advanceTimersByTimeAsync(0)
  expect(full.bodyUsed).toBe(true)
  expect(await ask()).toMatchObject({ status: 404, ok: false })
  send()
  expect(await ask()).toMatchObject({ status: 204, body: null })
})

test('a good answer is handed over as it is, once it is whole, and once', async () => {
  send()
  expect(takeGoodAnswer(ADDRESS, HEADERS)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(takeGoodAnswer(ADDRESS, HEADERS)).toEqual({ status: 200, text: '"answer"' })
  expect(takeGoodAnswer(ADDRESS, HEADERS)).toBeUndefined()
  expect(ask()).toBeUndefined()
})

test("another person's good answer is nobody else's, and no longer there", async () => {
  await vi.advanceTimersByTimeAsync(0)
  expect(takeGoodAnswer(ADDRESS, { ...HEADERS, accesstoken: 'b' })).toBeUndefined()
  expect(takeGoodAnswer(ADDRESS, HEADERS)).toBeUndefined()
})

test('a bad answer is met by the request, with all that the client does about it', async () => {
  network.mockResolvedValueOnce(Response.json('no', { status: 503 }))
  send()
  await vi.advanceTimersByTimeAsync(0)
  expect(takeGoodAnswer(ADDRESS, HEADERS)).toBeUndefined()
  expect(await ask()).toMatchObject({ status: 503 })
})

test.each<[string, string, RequestInit]>([
  ['another address', `${ADDRESS}?page=2`, {}],
  ['another person', ADDRESS, { headers: { ...HEADERS, accesstoken: 'b' } }],
  ['nobody', ADDRESS, { headers: { guestid: 'g' } }],
  ['a write', ADDRESS, { method: 'POST' }],
])('%s goes to the network', (_, url, init) => {
  expect(ask(url, init)).toBeUndefined()
})

test('what a guest was answered is not for who has signed in since', () => {
  send({ guestid: 'g' })
  expect(ask()).toBeUndefined()
})

test('an answer that nobody took for 10 s is too old', () => {
  vi.advanceTimersByTime(10_000)
  expect(ask()).toBeUndefined()
})

test('whoever takes the answer can stop it', async () => {
  network.mockImplementation(
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
  )
  send()
  const stop = new AbortController()
  const response = ask(ADDRESS, { signal: stop.signal })
  stop.abort()
  await expect(response).rejects.toBeDefined()
})

test('a dead line is met by whoever takes the answer, and by nobody else', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  send()
  await vi.advanceTimersByTimeAsync(0)
  await expect(ask()).rejects.toThrow('Failed to fetch')
})
