import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPreloads } from '../replies/early-requests.ts'
import { sendFirstCall, takeFirstResponse, takeGoodAnswer } from './first-call.ts'

const ADDRESS = 'https://api.example/batch'
const HEADERS = { accesstoken: 'a', guestid: 'g' }
const network = vi.fn<typeof fetch>()

const ask = (url = ADDRESS, init: RequestInit = {}) =>
  takeFirstResponse(new Request(url, { headers: { ...HEADERS, accept: '*/*' }, ...init }))

/** Sends it as a freshly loaded page does. */
function send(headers: Readonly<Record<string, string>> = HEADERS): void {
  forgetPreloads()
  sendFirstCall(ADDRESS, headers)
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

test('an identical request gets the response that is already on its way, once', async () => {
  expect(network).toHaveBeenLastCalledWith(ADDRESS, { headers: HEADERS, signal: expect.any(AbortSignal) })
  expect(await (await ask())?.json()).toBe('answer')
  expect(ask()).toBeUndefined()
})

test('the body is fetched at once, not only when it is read; a response without one stays without', async () => {
  const [full, empty] = [Response.json('answer', { status: 404 }), new Response(null, { status: 204 })]
  network.mockResolvedValueOnce(full).mockResolvedValueOnce(empty)
  send()
  await vi.advanceTimersByTimeAsync(0)
  expect(full.bodyUsed).toBe(true)
  expect(await ask()).toMatchObject({ status: 404, ok: false })
  send()
  expect(await ask()).toMatchObject({ status: 204, body: null })
})

test('a successful response is passed on unchanged once it is complete, and only once', async () => {
  send()
  expect(takeGoodAnswer(ADDRESS, HEADERS)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(takeGoodAnswer(ADDRESS, HEADERS)).toEqual({ status: 200, text: '"answer"' })
  expect(takeGoodAnswer(ADDRESS, HEADERS)).toBeUndefined()
  expect(ask()).toBeUndefined()
})

test('a response for one person is never given to another, and is dropped', async () => {
  await vi.advanceTimersByTimeAsync(0)
  expect(takeGoodAnswer(ADDRESS, { ...HEADERS, accesstoken: 'b' })).toBeUndefined()
  expect(takeGoodAnswer(ADDRESS, HEADERS)).toBeUndefined()
})

test('the request handles a failed response, with everything that the client does about it', async () => {
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

test('a response to a guest is not given to the person who has logged in since', () => {
  send({ guestid: 'g' })
  expect(ask()).toBeUndefined()
})

test('a response that was not taken for a minute is too old', () => {
  vi.advanceTimersByTime(60_000)
  expect(ask()).toBeUndefined()
})

test('the code that takes the response can abort it', async () => {
  network.mockImplementation(
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', reject)),
  )
  send()
  const stop = new AbortController()
  const response = ask(ADDRESS, { signal: stop.signal })
  stop.abort()
  await expect(response).rejects.toBeDefined()
})

test('a network error reaches only the code that takes the response', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  send()
  await vi.advanceTimersByTimeAsync(0)
  await expect(ask()).rejects.toThrow('Failed to fetch')
})
