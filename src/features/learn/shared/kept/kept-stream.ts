/**
 * What of a stream is kept, read by the engine that plays it: the files of one rendition with its sound and captions, and playlists of our
 * own that name them. A file is known by rendition, place and byte range: names, queries and paths change with every signature.
 */

import type { Fragment, LevelDetails, LevelKey } from 'hls.js'
import { parseVariants, readAttributes, type Variant } from '#src/engines/streams/stream-playlist.ts'
import { parseHttpAddress } from '#src/lib/external-link.ts'
import type { KeptChoice, Unkeepable } from '#src/stores/kept/kept-class.ts'
import { buildKeptName } from '#src/stores/kept/kept-disk.ts'

export class CannotKeepStream extends Error {
  readonly reason: Unkeepable
  constructor(reason: Unkeepable) {
    super(reason)
    this.reason = reason
  }
}

export interface StreamFile {
  /** On the device. */
  name: string
  url: string
  /** First byte, and the one behind the last. */
  range: readonly [from: number, to: number] | undefined
  /** In seconds; 0 for keys, and for what initializes others. */
  duration: number
}

interface Playlist {
  name: string
  text: string
}

export interface KeptStream {
  /** All of them, smallest first. */
  variants: readonly Variant[]
  /** Undefined if the stream has only one rendition. */
  variant: Variant | undefined
  /** Name of the playlist that is played. */
  source: string
  playlists: readonly Playlist[]
  /** Each once: what a playlist repeats is the same bytes. */
  files: readonly StreamFile[]
  /** Of the files that are kept; less than the class where it repeats some. */
  seconds: number
}

/** The rendition that fits the choice, if there is one. A stream without a picture is kept as it is. */
export function chooseVariant(
  variants: readonly Variant[],
  { kind, height }: Pick<KeptChoice, 'kind' | 'height'>,
): Variant | undefined {
  const fitting = variants.filter(({ hasPicture }) => hasPicture === (kind === 'picture'))
  if (kind === 'sound') return fitting[0]
  return (fitting.length > 0 ? fitting : variants).toSorted(
    (one, other) => Math.abs(one.height - height) - Math.abs(other.height - height),
  )[0]
}

/** Says why a playlist cannot be kept whole, before its first file is asked for. */
function findReason(text: string): Unkeepable | undefined {
  if (!text.includes('#EXTM3U')) return 'no-stream'
  const isProtected = text
    .split('\n')
    .filter((line) => /^#EXT-X-(?:SESSION-)?KEY:/.test(line))
    .map(readAttributes)
    .some(
      ({ METHOD, KEYFORMAT = 'identity' }) =>
        !/^(?:NONE|AES-128)$/.test(METHOD ?? '') || KEYFORMAT !== 'identity',
    )
  if (isProtected) return 'protected'
  // The light engine does not fill in variables.
  return text.includes('{$') ? 'unreadable' : undefined
}

function check(text: string): string {
  const reason = findReason(text)
  if (reason) throw new CannotKeepStream(reason)
  return text
}

const findKey = ({ levelkeys }: Fragment): LevelKey | undefined =>
  Object.values(levelkeys ?? {}).find((key) => key?.method === 'AES-128')

const formatKey = (key: LevelKey | undefined, uri: string) => {
  if (key === undefined) return '#EXT-X-KEY:METHOD=NONE'
  const iv = key.iv ? `,IV=0x${[...key.iv].map((byte) => byte.toString(16).padStart(2, '0')).join('')}` : ''
  return `#EXT-X-KEY:METHOD=AES-128,URI="${uri}"${iv}`
}

/** Writes one media playlist anew over the names of the device. */
function writeMedia({ fragments, startSN, targetduration }: LevelDetails, rendition: string) {
  const files = new Map<string, StreamFile>()
  const name = (url: string, range: readonly number[] = [], duration = 0) => {
    const [from, to] = range
    const part = from === undefined || to === undefined ? undefined : ([from, to] as const)
    const identity = `${url} ${part?.join('-')}`
    const known = files.get(identity)
    if (known) return known.name
    const place = part ? `${files.size}.${part.join('-')}` : String(files.size)
    files.set(identity, { name: buildKeptName(rendition, place), url, range: part, duration })
    return files.get(identity)!.name
  }
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(targetduration)}`,
    `#EXT-X-MEDIA-SEQUENCE:${startSN}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
  ]
  let keyLine = formatKey(undefined, '')
  const writeKey = (fragment: Fragment) => {
    const key = findKey(fragment)
    const line = formatKey(key, key ? name(key.uri) : '')
    if (line !== keyLine) lines.push(line)
    keyLine = line
  }
  let before: Fragment | undefined
  for (const fragment of fragments) {
    if (before && fragment.cc !== before.cc) lines.push('#EXT-X-DISCONTINUITY')
    const { initSegment: first } = fragment
    if (
      first &&
      first.url + first.byteRange !==
        (before?.initSegment ? before.initSegment.url + before.initSegment.byteRange : '')
    ) {
      writeKey(first)
      lines.push(`#EXT-X-MAP:URI="${name(first.url, first.byteRange)}"`)
    }
    writeKey(fragment)
    lines.push(`#EXTINF:${fragment.duration},`)
    if (fragment.gap) lines.push('#EXT-X-GAP')
    lines.push(
      fragment.gap
        ? buildKeptName(rendition, 'gap')
        : name(fragment.url, fragment.byteRange, fragment.duration),
    )
    before = fragment
  }
  lines.push('#EXT-X-ENDLIST', '')
  return { text: lines.join('\n'), files: [...files.values()] }
}

interface Part extends Playlist {
  files: readonly StreamFile[]
}

/** `read` resolves to the text of a playlist. */
async function readMedia(
  url: string,
  rendition: string,
  read: (url: string) => Promise<string>,
  given?: string,
): Promise<Part> {
  const text = check(given ?? (await read(url)))
  const { M3U8Parser, PlaylistLevelType } = await import('hls.js/light')
  const details = M3U8Parser.parseLevelPlaylist(text, url, 0, PlaylistLevelType.MAIN, 0, null)
  // A playlist without an end belongs to something live.
  if (details.live) throw new CannotKeepStream('live')
  if (details.playlistParsingError || details.fragments.length === 0) throw new CannotKeepStream('unreadable')
  return { name: buildKeptName(rendition, 'index.m3u8'), ...writeMedia(details, rendition) }
}

function writeMaster(
  { bandwidth, average, codecs, height }: Variant,
  [picture, sound, captions]: readonly (Part | undefined)[],
) {
  const group = (type: string, part: Part | undefined) =>
    part
      ? [
          `#EXT-X-MEDIA:TYPE=${type},GROUP-ID="kept",NAME="kept",LANGUAGE="bn",DEFAULT=YES,AUTOSELECT=YES,URI="${part.name}"`,
        ]
      : []
  const facts = [
    `BANDWIDTH=${bandwidth}`,
    `AVERAGE-BANDWIDTH=${average}`,
    height > 0 && `RESOLUTION=${Math.round((height * 16) / 9)}x${height}`,
    codecs && `CODECS="${codecs}"`,
    sound && 'AUDIO="kept"',
    captions && 'SUBTITLES="kept"',
  ]
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    ...group('AUDIO', sound),
    ...group('SUBTITLES', captions),
    `#EXT-X-STREAM-INF:${facts.filter(Boolean).join(',')}`,
    picture!.name,
    '',
  ].join('\n')
}

const nameRendition = ({ hasPicture, height, bandwidth }: Variant) =>
  hasPicture ? `${height}-${bandwidth}` : 'sound'

/** A page may not read the content of a vendor's player. */
const isPlaylist = (url: string) => /\.m3u8\b/i.test(url)

async function readMaster(url: string, read: (url: string) => Promise<string>): Promise<string> {
  if (!parseHttpAddress(url)) throw new CannotKeepStream('no-stream')
  try {
    return check(await read(url))
  } catch (error) {
    // What a browser says of a reply that a page may not see.
    if (error instanceof TypeError && !isPlaylist(url)) throw new CannotKeepStream('no-stream')
    throw error
  }
}

/** Reads the playlists of a class; rejects with `CannotKeepStream` before the first file. */
export async function readKeptStream(
  url: string,
  choice: Pick<KeptChoice, 'kind' | 'height'>,
  read: (url: string) => Promise<string>,
): Promise<KeptStream> {
  const master = await readMaster(url, read)
  const variants = parseVariants(master, url)
  const variant = chooseVariant(variants, choice)
  // A single rendition is not told apart from its sound.
  if (variant === undefined && choice.kind === 'sound') throw new CannotKeepStream('no-sound')
  const main =
    variant === undefined
      ? await readMedia(url, 'only', read, master)
      : await readMedia(variant.url, nameRendition(variant), read)
  const sound = variant?.soundUrl ? await readMedia(variant.soundUrl, 'sound', read) : undefined
  const captions = variant?.captionsUrl ? await readMedia(variant.captionsUrl, 'captions', read) : undefined
  const parts = [main, sound, captions].filter((part) => part !== undefined)
  const own =
    variant && (sound ?? captions)
      ? [{ name: buildKeptName('index.m3u8'), text: writeMaster(variant, [main, sound, captions]) }]
      : []
  const playlists = [...own, ...parts.map(({ name, text }) => ({ name, text }))]
  return {
    variants,
    variant,
    source: playlists[0]!.name,
    playlists,
    files: parts.flatMap(({ files }) => files),
    seconds: main.files.reduce((sum, { duration }) => sum + duration, 0),
  }
}
