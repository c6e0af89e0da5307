import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStreamAddresses } from './stream-addresses.ts'

const HOST = 'https://media.example/stream'
let key = 1
let asks = 0

/** A host whose addresses are valid only with the present key. */
function answer(address: string): Response {
  const { pathname, search } = new URL(address)
  if (search !== `?key=${key}`) return new Response('', { status: 403 })
  if (pathname.endsWith('class.m3u8'))
    return new Response(`#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9\nlow.m3u8${search}`)
  return new Response(`#EXTM3U\n#EXTINF:6,\n1.m4s${search}\n#EXTINF:6,\n2.m4s${search}`)
}

const ask = async () => {
  asks += 1
  return `${HOST}/class.m3u8?key=${key}`
}

beforeEach(() => {
  key = 1
  asks = 0
  vi.stubGlobal('fetch', async (address: string) => answer(address))
})
afterEach(() => vi.unstubAllGlobals())

test('an expired segment gets its new address from its own playlist, with one request for all', async () => {
  const files = makeStreamAddresses(ask)
  for (const name of ['class', 'low'])
    files.learn(`${HOST}/${name}.m3u8?key=1`, await answer(`${HOST}/${name}.m3u8?key=1`).text())
  key = 2
  const both = ['1', '2'].map((name) => files.renew(`${HOST}/${name}.m4s?key=1`))
  expect(await Promise.all(both)).toEqual([`${HOST}/1.m4s?key=2`, `${HOST}/2.m4s?key=2`])
  expect(files.getFresh(`${HOST}/low.m3u8?key=1`)).toBe(`${HOST}/low.m3u8?key=2`)
  expect(asks).toBe(1)
})

test('a file that no reply names any more has no new address', async () => {
  const files = makeStreamAddresses(ask)
  expect(await files.renew(`${HOST}/9.m4s?key=1`)).toBeUndefined()
  expect(await makeStreamAddresses(async () => undefined).renew(`${HOST}/class.m3u8`)).toBeUndefined()
})

test('files that differ by their query alone, under a token in the path, keep their places', async () => {
  let token = 'one'
  const playlist = () => `#EXTM3U\n#EXTINF:6,\n/${token}/part?n=1\n#EXTINF:6,\n/${token}/part?n=2`
  vi.stubGlobal('fetch', async () => new Response(playlist()))
  const files = makeStreamAddresses(async () => `https://media.example/${token}/class.m3u8`)
  files.learn('https://media.example/one/class.m3u8', playlist())
  token = 'two'
  expect(await files.renew('https://media.example/one/part?n=2')).toBe('https://media.example/two/part?n=2')
  expect(files.getFresh('https://media.example/one/part?n=1')).toBe('https://media.example/two/part?n=1')
})

test('an address that is not whole is its own place', () => {
  const files = makeStreamAddresses(async () => undefined)
  files.learn('class.m3u8', '')
  expect(files.getFresh('class.m3u8')).toBe('class.m3u8')
})
