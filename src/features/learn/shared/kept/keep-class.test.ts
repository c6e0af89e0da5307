/** Fetching a class over a line that is cut, with addresses that expire, onto a device that may be full. (rulings R46, R68) */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/client/api-error.ts'
import type { Recording } from '#src/api/shapes/recording.ts'
import type { KeptClass } from '#src/stores/kept/kept-class.ts'
import { makeShapeHost, SHAPE_SECONDS, WHOLE_SHAPES } from '../../../../../tests/support/stream-shapes.ts'
import { keepClass, type KeepPorts } from './keep-class.ts'
import { chooseVariant } from './kept-stream.ts'

const HOST = 'https://media.example/stream'
const KEPT = 'https://kept.invalid'
const COUNT = 5

let key: number
let isCut: boolean
let asked: string[]
let stored: Map<string, Response>
let kept: KeptClass
let room: number
let stop: AbortController
let refusal: ApiError | undefined

/** A host whose addresses are valid only with the present key. */
async function answer(address: string): Promise<Response> {
  const { pathname, search } = new URL(address)
  asked.push(pathname.slice('/stream/'.length))
  if (isCut) throw new TypeError('Failed to fetch')
  if (search !== `?key=${key}`) return new Response('', { status: 403 })
  if (pathname.endsWith('class.m3u8'))
    return new Response(
      [
        '#EXTM3U',
        `#EXT-X-STREAM-INF:BANDWIDTH=90,AVERAGE-BANDWIDTH=80,RESOLUTION=640x360\nlow.m3u8${search}`,
        `#EXT-X-STREAM-INF:BANDWIDTH=900,AVERAGE-BANDWIDTH=800,RESOLUTION=1280x720\nhigh.m3u8${search}`,
        `#EXT-X-STREAM-INF:BANDWIDTH=9,CODECS="mp4a.40.2"\nsound.m3u8${search}`,
      ].join('\n'),
    )
  if (pathname.endsWith('live.m3u8'))
    return new Response(`#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\n1.m4s${search}`)
  if (pathname.endsWith('.m3u8')) {
    const files = Array.from({ length: COUNT }, (_, at) => `#EXTINF:6,\n${at}.m4s${search}`)
    return new Response(['#EXTM3U', '#EXT-X-TARGETDURATION:6', ...files, '#EXT-X-ENDLIST'].join('\n'))
  }
  return new Response(pathname.endsWith('.vtt') ? 'WEBVTT' : 'twelve bytes')
}

const recording = () =>
  ({
    _id: 'r1',
    title: 'ক্লাস ২২',
    duration: 30,
    url: `${HOST}/class.m3u8?key=${key}`,
    captions: `${HOST}/class.vtt?key=${key}`,
    poster: null,
  }) as unknown as Recording

function run(given: Partial<KeepPorts> = {}) {
  return keepClass(kept, {
    ask: async () => {
      if (isCut) throw new ApiError('no-answer')
      if (refusal) throw refusal
      return recording()
    },
    fetch: (address) => answer(address as string),
    files: {
      find: async (name) => stored.get(name)?.clone(),
      listNames: async () => new Set(stored.keys()),
      put: async (name, response) => {
        if (stored.size >= room) throw new DOMException('full', 'QuotaExceededError')
        stored.set(name, response)
      },
      drop: async (names) => {
        for (const name of names) stored.delete(name)
      },
    },
    report: async (change) => {
      kept = { ...kept, ...change }
    },
    signal: stop.signal,
    ...given,
  })
}

const segments = () => asked.filter((name) => name.endsWith('.m4s'))

beforeEach(() => {
  // Playlists are read again by the code that the player shares.
  vi.stubGlobal('fetch', answer)
  key = 1
  isCut = false
  asked = []
  stored = new Map()
  room = Infinity
  refusal = undefined
  stop = new AbortController()
  kept = {
    id: 'r1',
    batchId: 'b1',
    kind: 'picture',
    height: 360,
    goesWhenWatched: true,
    state: 'waiting',
    addedAt: 0,
    contactAt: 0,
    size: 0,
    estimate: 300,
    stored: 0,
    total: 0,
    isWatched: false,
    recording: recording(),
  }
})

afterEach(() => vi.unstubAllGlobals())

test('playlist, segments and captions lie under names that do not expire', async () => {
  expect(await run()).toEqual({ kind: 'done' })
  expect([...stored.keys()]).toEqual([
    `${KEPT}/360-90/index.m3u8`,
    `${KEPT}/captions`,
    ...Array.from({ length: COUNT }, (_, at) => `${KEPT}/360-90/${at}`),
  ])
  expect(kept).toMatchObject({
    state: 'done',
    stored: COUNT,
    total: COUNT,
    playlist: `${KEPT}/360-90/index.m3u8`,
  })
  expect(kept.size).toBe(COUNT * 12)
})

test('after a lost connection it goes on with the file that is missing', async () => {
  const fetch = vi.fn<(address: unknown) => Promise<Response>>(async (address) => {
    isCut = segments().length === 2
    return answer(address as string)
  })
  expect(await run({ fetch: fetch as unknown as KeepPorts['fetch'] })).toEqual({ kind: 'no-line' })
  expect(kept).toMatchObject({ state: 'waiting', stored: 2 })
  expect(await run()).toEqual({ kind: 'no-line' })
  isCut = false
  asked = []
  expect(await run()).toEqual({ kind: 'done' })
  expect(segments()).toEqual(['2.m4s', '3.m4s', '4.m4s'])
})

test('a pause stops at a file, and the rest is fetched when it goes on', async () => {
  const report = async (change: Partial<KeptClass>) => {
    kept = { ...kept, ...change }
    if (kept.stored === 3) stop.abort()
  }
  expect(await run({ report })).toEqual({ kind: 'stopped' })
  stop = new AbortController()
  asked = []
  expect(await run()).toEqual({ kind: 'done' })
  expect(segments()).toEqual(['3.m4s', '4.m4s'])
})

test('an address that expires on the way is asked anew, once for all that follow', async () => {
  const ask = vi.fn<KeepPorts['ask']>(async () => recording())
  const report = async (change: Partial<KeptClass>) => {
    kept = { ...kept, ...change }
    if (kept.stored === 2) key = 2
  }
  expect(await run({ ask, report })).toEqual({ kind: 'done' })
  expect(ask).toHaveBeenCalledTimes(2)
  expect(segments().filter((name) => name === '2.m4s')).toHaveLength(2)
  expect(segments().filter((name) => name === '4.m4s')).toHaveLength(1)
})

test('a full device is said, and keeps what it has', async () => {
  room = 4
  expect(await run()).toEqual({ kind: 'full' })
  expect(kept).toMatchObject({ state: 'waiting', stored: 2 })
})

test('a refusal of the server is told apart from a bad connection', async () => {
  refusal = new ApiError('http', { status: 403 })
  expect(await run()).toEqual({ kind: 'refused', status: 403 })
  refusal = new ApiError('http', { status: 503 })
  expect(await run()).toEqual({ kind: 'no-line' })
})

test('a stream without an end cannot be kept', async () => {
  const ask = async () => ({ ...recording(), url: `${HOST}/live.m3u8?key=1` })
  expect(await run({ ask })).toEqual({ kind: 'unusable', reason: 'live' })
  expect(segments()).toEqual([])
})

test('another cut of the stream begins anew, and leaves nothing of the old one', async () => {
  stored.set(`${KEPT}/360-90/index.m3u8`, new Response('#EXTM3U'))
  stored.set(`${KEPT}/360-90/0`, new Response('old'))
  stored.set('https://media.example/old.m4s', new Response('old'))
  expect(await run()).toEqual({ kind: 'done' })
  expect(segments()).toHaveLength(COUNT)
  expect([...stored.keys()]).not.toContain('https://media.example/old.m4s')
})

test.each(WHOLE_SHAPES)('%s: whole after a cut, a new token and a resume, each file once', async (shape) => {
  let token = 'one'
  let left = 3
  const names: string[] = []
  const host = makeShapeHost(shape, HOST, () => token)
  const fetchShape = async (address: unknown, init?: RequestInit) => {
    const range = new Headers(init?.headers).get('range') ?? undefined
    const { status, body, type } = host.answer(address as string, range)
    const isFile = !type.includes('mpegurl')
    if (isFile && left <= 0) throw new TypeError('Failed to fetch')
    if (isFile && status < 300) {
      left -= 1
      names.push(`${(address as string).replaceAll(/token=\w+|\/(?:one|two)(?=\/)/g, '')} ${range}`)
    }
    return new Response(new Uint8Array(body), { status, headers: { 'content-type': type } })
  }
  vi.stubGlobal('fetch', fetchShape)
  const ports = {
    ask: async () => ({ ...recording(), duration: SHAPE_SECONDS, url: host.getAddress(), captions: '' }),
    fetch: fetchShape as typeof globalThis.fetch,
  }
  expect(await run(ports)).toEqual({ kind: 'no-line' })
  token = 'two'
  left = Infinity
  expect(await run(ports)).toEqual({ kind: 'done' })
  expect(new Set(names).size).toBe(names.length)
  expect(kept.stored).toBe(names.length)
  // Whatever the playlists of the device name lies there.
  const texts = await Promise.all(
    [...stored].filter(([name]) => name.endsWith('.m3u8')).map(([, file]) => file.clone().text()),
  )
  const wanted = texts.flatMap((text) => text.match(/https:\/\/kept\.invalid\/[^"\s]+/g) ?? [])
  expect([...stored.keys()]).toEqual(expect.arrayContaining(wanted))
  expect(texts.join()).not.toContain(HOST)
})

test.each([
  ['live', '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\na.m4s'],
  [
    'protected',
    '#EXTM3U\n#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://1",KEYFORMAT="com.apple.streamingkeydelivery"\n#EXTINF:6,\na.m4s\n#EXT-X-ENDLIST',
  ],
  [
    'protected',
    '#EXTM3U\n#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES-CTR,URI="data:,",KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8',
  ],
  ['no-stream', '<html>a player</html>'],
  ['unreadable', '#EXTM3U\n#EXT-X-DEFINE:NAME="a",VALUE="b"\n#EXTINF:6,\n{$a}.m4s\n#EXT-X-ENDLIST'],
  ['unreadable', '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-ENDLIST'],
] as const)('what cannot be kept whole is refused before its first file: %s', async (reason, text) => {
  const fetchText = vi.fn<() => Promise<Response>>(async () => new Response(text))
  expect(await run({ fetch: fetchText as unknown as KeepPorts['fetch'] })).toEqual({
    kind: 'unusable',
    reason,
  })
  expect(fetchText).toHaveBeenCalledOnce()
  expect(stored.size).toBe(0)
})

test.each(['https://video.example/embed/5', '', 'javascript:alert(1)'])(
  'a vendor’s player is refused, and no connection is waited for: “%s”',
  async (url) => {
    const fetchPage = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('Failed to fetch'))
    const ports = { ask: async () => ({ ...recording(), url }), fetch: fetchPage as unknown as typeof fetch }
    expect(await run(ports)).toEqual({ kind: 'unusable', reason: 'no-stream' })
    expect(fetchPage).toHaveBeenCalledTimes(url.startsWith('https:') ? 1 : 0)
  },
)

test('a host that refuses a new address too is asked later', async () => {
  const fetchNothing = async () => new Response('', { status: 403 })
  expect(await run({ fetch: fetchNothing as unknown as typeof fetch })).toEqual({ kind: 'later' })
})

test('the sound of a stream without sound of its own is refused, not taken with its picture', async () => {
  const host = makeShapeHost('a single rendition', HOST, () => 'one')
  const fetchShape = vi.fn<(address: unknown) => Promise<Response>>(async (address) => {
    const { status, body } = host.answer(address as string)
    return new Response(new Uint8Array(body), { status })
  })
  kept = { ...kept, kind: 'sound', height: 0 }
  const ports = {
    ask: async () => ({ ...recording(), url: host.getAddress() }),
    fetch: fetchShape as unknown as typeof fetch,
  }
  expect(await run(ports)).toEqual({ kind: 'unusable', reason: 'no-sound' })
  expect(fetchShape).toHaveBeenCalledOnce()
})

test('the sound is chosen by kind, the picture by the nearest height', () => {
  const variant = (height: number) => ({ url: '', bandwidth: 1, average: 1, height, hasPicture: height > 0 })
  const variants = [0, 180, 360, 720].map(variant)
  expect(chooseVariant(variants, { kind: 'sound', height: 0 })?.height).toBe(0)
  expect(chooseVariant(variants, { kind: 'picture', height: 400 })?.height).toBe(360)
  expect(chooseVariant([variant(720)], { kind: 'sound', height: 0 })).toBeUndefined()
})
