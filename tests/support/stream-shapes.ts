/**
 * Streams as owners have them, made of the sandbox's segments: each shape is one way in which packagers and hosts differ. A host of them
 * gives its files only under the present token. `stream-picture/`: the first segments of the sandbox's clip without their sound.
 */

import { createCipheriv } from 'node:crypto'
import { readFileSync } from 'node:fs'

const SEGMENTS = new URL('../../src/sandbox/media/stream/', import.meta.url)
const PICTURES = new URL('./stream-picture/', import.meta.url)
const COUNT = 4
const KEY = Buffer.from('0123456789abcdef')

const read = (name: string) => readFileSync(new URL(name, name.startsWith('picture') ? PICTURES : SEGMENTS))
const list = (kind: string) => Array.from({ length: COUNT }, (_, at) => `${kind}-0${at}.m4s`)

/** A file is bytes or a text; a playlist may contain `TOKEN`. */
type Files = Readonly<Record<string, Buffer | string>>

function writeMedia(lines: readonly string[], isEnded = true): string {
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:7', '#EXT-X-MEDIA-SEQUENCE:3']
  return [...head, ...lines, ...(isEnded ? ['#EXT-X-ENDLIST'] : []), ''].join('\n')
}

const nameAll = (names: readonly string[]) => names.flatMap((name) => ['#EXTINF:6,', name])
const writeNamed = (kind: string) => writeMedia([`#EXT-X-MAP:URI="${kind}-init.mp4"`, ...nameAll(list(kind))])
const readNamed = (kind: string): Files =>
  Object.fromEntries([`${kind}-init.mp4`, ...list(kind)].map((name) => [name, read(name)]))

const STREAM = '#EXT-X-STREAM-INF:BANDWIDTH=40000,AVERAGE-BANDWIDTH=32000,RESOLUTION=320x180'
const CODECS = 'CODECS="avc1.42c01e,mp4a.40.2"'
const writeMaster = (...lines: readonly string[]) => ['#EXTM3U', '#EXT-X-VERSION:7', ...lines, ''].join('\n')
const sound = (name: string, more: string) =>
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${name}",${more},URI="${name}.m3u8"`

const demuxed = (...sounds: readonly string[]): Files => ({
  'class.m3u8': writeMaster(...sounds, `${STREAM},${CODECS},AUDIO="a"`, 'picture.m3u8'),
  'picture.m3u8': writeNamed('picture'),
  'bn.m3u8': writeNamed('sound'),
  'en.m3u8': writeNamed('sound'),
  ...readNamed('picture'),
  ...readNamed('sound'),
})

const muxed: Files = {
  'class.m3u8': writeMaster(`${STREAM},${CODECS}`, 'tiny.m3u8'),
  'tiny.m3u8': writeNamed('tiny'),
  ...readNamed('tiny'),
}

function inOneFile(): Files {
  const parts = ['tiny-init.mp4', ...list('tiny')].map(read)
  const [first, ...rest] = parts
  const lines = rest.flatMap(({ length }, at) => [
    '#EXTINF:6,',
    // After the first one the place is where the last one ended.
    `#EXT-X-BYTERANGE:${length}${at === 0 ? `@${first!.length}` : ''}`,
    'whole.mp4',
  ])
  const map = `#EXT-X-MAP:URI="whole.mp4",BYTERANGE="${first!.length}@0"`
  return { ...muxed, 'tiny.m3u8': writeMedia([map, ...lines]), 'whole.mp4': Buffer.concat(parts) }
}

function encrypted(): Files {
  const seal = (name: string, sequence: number) => {
    const iv = Buffer.alloc(16)
    iv.writeUInt32BE(sequence, 12)
    const cipher = createCipheriv('aes-128-cbc', KEY, iv)
    return Buffer.concat([cipher.update(read(name)), cipher.final()])
  }
  const names = list('tiny')
  const lines = [
    '#EXT-X-MAP:URI="tiny-init.mp4"',
    '#EXT-X-KEY:METHOD=AES-128,URI="class.key"',
    ...nameAll(names),
  ]
  return {
    ...muxed,
    'tiny.m3u8': writeMedia(lines),
    'class.key': KEY,
    ...Object.fromEntries(names.map((name, at) => [name, seal(name, 3 + at)])),
  }
}

const LIVE = '#EXT-X-MAP:URI="tiny-init.mp4"'

export const SHAPES = {
  muxed,
  'sound of its own': demuxed(sound('bn', 'LANGUAGE="bn",DEFAULT=YES,AUTOSELECT=YES')),
  'two languages': demuxed(sound('en', 'LANGUAGE="en",DEFAULT=NO'), sound('bn', 'LANGUAGE="bn",DEFAULT=YES')),
  'byte ranges': inOneFile(),
  'files told apart by their query': {
    ...muxed,
    'tiny.m3u8': writeMedia([
      '#EXT-X-MAP:URI="part?n=0&token=TOKEN"',
      ...nameAll(list('tiny').map((_, at) => `part?n=${at + 1}&token=TOKEN`)),
    ]),
    ...Object.fromEntries(['tiny-init.mp4', ...list('tiny')].map((name, at) => [`part?n=${at}`, read(name)])),
  },
  'token in the path': muxed,
  'AES-128': encrypted(),
  discontinuity: {
    ...muxed,
    'tiny.m3u8': writeMedia([
      '#EXT-X-MAP:URI="tiny-init.mp4"',
      ...nameAll(list('tiny').slice(0, 2)),
      '#EXT-X-DISCONTINUITY',
      '#EXT-X-MAP:URI="tiny-init.mp4"',
      ...nameAll(list('tiny').slice(2)),
    ]),
  },
  'lists of key pictures': {
    ...muxed,
    'class.m3u8': writeMaster(
      '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=9000,RESOLUTION=320x180,CODECS="avc1.42c01e",URI="pictures.m3u8"',
      `${STREAM},${CODECS}`,
      'tiny.m3u8',
    ),
  },
  'a single rendition': { 'class.m3u8': writeNamed('tiny'), ...readNamed('tiny') },
  'captions of its own': {
    ...muxed,
    'class.m3u8': writeMaster(
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="bn",LANGUAGE="bn",DEFAULT=YES,AUTOSELECT=YES,URI="captions.m3u8"',
      `${STREAM},${CODECS},SUBTITLES="s"`,
      'tiny.m3u8',
    ),
    'captions.m3u8': writeMedia(['#EXTINF:24,', 'captions.vtt']),
    'captions.vtt': 'WEBVTT\n\n00:00.000 --> 00:20.000\nভিডিওর নিজের ক্যাপশন\n',
  },
  live: { ...muxed, 'tiny.m3u8': writeMedia([LIVE, ...nameAll(list('tiny'))], false) },
} as const satisfies Readonly<Record<string, Files>>

export type Shape = keyof typeof SHAPES
/** Those that have an end. */
export const WHOLE_SHAPES = (Object.keys(SHAPES) as Shape[]).filter((shape) => shape !== 'live')
/** In seconds. */
export const SHAPE_SECONDS = COUNT * 6

/** The reply of a recording, with this stream in place of its own. */
export function replaceStream(reply: string, url: string): string {
  const { data, ...rest } = JSON.parse(reply) as { data: object }
  const given = { url, player_url: null, captions: null, poster: null, duration: SHAPE_SECONDS }
  return JSON.stringify({ ...rest, data: { ...data, ...given } })
}

export interface ShapeReply {
  status: number
  type: string
  body: Buffer
}

const TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt',
}

/** A host of one shape below an address; `getToken`: the only one that it accepts now. */
export function makeShapeHost(shape: Shape, base: string, getToken: () => string) {
  const files: Files = SHAPES[shape]
  const isInPath = shape === 'token in the path'
  const sign = (name: string, token: string) =>
    isInPath ? `${base}/${token}/${name}` : `${base}/${name}${name.includes('?') ? '&' : '?'}token=${token}`
  const find = (url: URL): [name: string, token: string] => {
    const rest = url.href.slice(base.length + 1)
    if (isInPath) {
      const [token = '', name = ''] = rest.split('/')
      return [name, token]
    }
    const token = url.searchParams.get('token') ?? ''
    const n = url.searchParams.get('n')
    return [n === null ? rest.split('?')[0]! : `part?n=${n}`, token]
  }
  /** Each name in a playlist is signed as its own. */
  const signAll = (text: string, token: string) =>
    text
      .replaceAll('TOKEN', token)
      .replaceAll(/^(?!#)(?!part\?)\S+$|(?<=URI=")(?!part\?)[^"]+/gm, (name) => sign(name, token))
  return {
    getAddress: () => sign('class.m3u8', getToken()),
    answer(address: string, range?: string): ShapeReply {
      const [name, token] = find(new URL(address))
      const file = files[name]
      if (token !== getToken()) return { status: 403, type: 'text/plain', body: Buffer.alloc(0) }
      if (file === undefined) return { status: 404, type: 'text/plain', body: Buffer.alloc(0) }
      const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'video/mp4'
      const body = Buffer.from(name.endsWith('.m3u8') ? signAll(String(file), token) : file)
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
      return from === undefined
        ? { status: 200, type, body }
        : { status: 206, type, body: body.subarray(Number(from), Number(to) + 1) }
    },
  }
}
