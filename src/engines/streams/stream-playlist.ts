/** What the playlists of an HLS stream name: its renditions, and the addresses in them. (RFC 8216) */

import { parseHttpAddress } from '#src/lib/external-link.ts'

export interface Variant {
  url: string
  /** Bits per second, at most. */
  bandwidth: number
  /** Bits per second on average. */
  average: number
  /** Lines of the picture; 0 when the playlist does not tell. */
  height: number
  /** False for a rendition of only sound. */
  hasPicture: boolean
  /** As the playlist names them; the engine wants them again. */
  codecs?: string | undefined
  /** The playlist of its sound, if that is a stream of its own. */
  soundUrl?: string | undefined
  /** The playlist of its captions, if the stream carries them. */
  captionsUrl?: string | undefined
}

/** Bits per second of a sound whose playlist says none. */
const USUAL_SOUND = 64_000

/** `#EXT-X-MEDIA:TYPE=AUDIO,URI="a.m3u8"` → `{ TYPE: 'AUDIO', URI: 'a.m3u8' }`. */
export function readAttributes(line: string): Readonly<Record<string, string | undefined>> {
  const pairs = line.slice(line.indexOf(':') + 1).matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^",]*))/g)
  return Object.fromEntries([...pairs].map(([, name, quoted, plain]) => [name, quoted ?? plain]))
}

const splitLines = (playlist: string) => playlist.split(/\r?\n/).map((line) => line.trim())

/** Every address of a playlist in its order: a newer reply has the same files at the same places. (ruling R46) */
export function listAddresses(playlist: string, address: string): string[] {
  return splitLines(playlist).flatMap((line) => {
    const named = line.startsWith('#') ? /[:,]URI="([^"]+)"/.exec(line)?.[1] : line
    const url = named ? parseHttpAddress(named, address)?.href : undefined
    return url === undefined ? [] : [url]
  })
}

interface Group {
  kind: string | undefined
  id: string | undefined
  url: string | undefined
  isDefault: boolean
  isBengali: boolean
}

/** Sounds and captions that are playlists of their own; the person's language and the usual one first. */
function parseGroups(lines: readonly string[], address: string): Group[] {
  return lines
    .filter((line) => line.startsWith('#EXT-X-MEDIA:'))
    .map(readAttributes)
    .map((media) => ({
      kind: media.TYPE,
      id: media['GROUP-ID'],
      url: parseHttpAddress(media.URI, address)?.href,
      isDefault: media.DEFAULT === 'YES',
      isBengali: /^bn\b/i.test(media.LANGUAGE ?? ''),
    }))
    .toSorted(
      (one, other) =>
        Number(other.isDefault) - Number(one.isDefault) || Number(other.isBengali) - Number(one.isBengali),
    )
}

const isSoundAlone = (codecs: string | undefined) =>
  codecs !== undefined && codecs.split(',').every((codec) => /^\s*(mp4a|ac-3|ec-3|opus|fLaC)/.test(codec))

/** Tells whether sound or captions are streams of their own, which the light engine does not play. */
export function hasGroups(playlist: string, address: string): boolean {
  return parseGroups(splitLines(playlist), address).some(
    ({ kind, url }) => url !== undefined && (kind === 'AUDIO' || kind === 'SUBTITLES'),
  )
}

/** Parses the renditions, smallest first; a plain media playlist has none. */
export function parseVariants(playlist: string, address: string): Variant[] {
  const lines = splitLines(playlist)
  const groups = parseGroups(lines, address)
  const find = (kind: string, id: string | undefined) =>
    groups.find((group) => group.kind === kind && group.id === id)?.url
  const variants = lines.flatMap((line, index): Variant[] => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return []
    const stream = readAttributes(line)
    const next = lines.slice(index + 1).find((each) => each !== '' && !each.startsWith('#'))
    const url = parseHttpAddress(next, address)?.href
    const bandwidth = Number(stream.BANDWIDTH)
    if (url === undefined || !Number.isFinite(bandwidth)) return []
    const height = Number(/^\d+x(\d+)$/.exec(stream.RESOLUTION ?? '')?.[1] ?? 0)
    const sound = find('AUDIO', stream.AUDIO)
    const hasPicture = height > 0 || !isSoundAlone(stream.CODECS)
    return [
      {
        url,
        bandwidth,
        average: Number(stream['AVERAGE-BANDWIDTH']) || bandwidth,
        height,
        hasPicture,
        codecs: stream.CODECS,
        soundUrl: hasPicture && sound !== url ? sound : undefined,
        captionsUrl: find('SUBTITLES', stream.SUBTITLES),
      },
    ]
  })
  const sorted = variants.toSorted((one, other) => one.bandwidth - other.bandwidth)
  const alone = sorted.find(({ soundUrl }) => soundUrl !== undefined)
  if (alone?.soundUrl === undefined || sorted.some(({ hasPicture }) => !hasPicture)) return sorted
  const rate = Math.min(USUAL_SOUND, alone.average)
  const sound = {
    ...alone,
    url: alone.soundUrl,
    bandwidth: rate,
    average: rate,
    height: 0,
    hasPicture: false,
  }
  return [{ ...sound, soundUrl: undefined, codecs: undefined, captionsUrl: undefined }, ...sorted]
}
