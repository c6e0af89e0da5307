/** What the playlists of an HLS stream name: its renditions and its files. (RFC 8216) */

import { parseHttpAddress } from './external-link.ts'

/** An address without its query, which expires: it names the same file in every reply. (ruling R46) */
export function getStableName(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

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
}

function parseVariant(line: string, url: string): Variant {
  const attributes = line.slice(line.indexOf(':') + 1)
  const readNumber = (name: string) => Number(new RegExp(`(?:^|,)${name}=(\\d+)`).exec(attributes)?.[1])
  const codecs = /(?:^|,)CODECS="([^"]*)"/.exec(attributes)?.[1]
  const height = Number(/(?:^|,)RESOLUTION=\d+x(\d+)/.exec(attributes)?.[1] ?? 0)
  const bandwidth = readNumber('BANDWIDTH')
  const isSound =
    codecs !== undefined && codecs.split(',').every((codec) => /^\s*(mp4a|ac-3|ec-3|opus)/.test(codec))
  return {
    url,
    bandwidth,
    average: readNumber('AVERAGE-BANDWIDTH') || bandwidth,
    height,
    hasPicture: height > 0 || !isSound,
  }
}

/** Parses the renditions, smallest first; a plain media playlist has none. */
export function parseVariants(playlist: string, address: string): Variant[] {
  const lines = playlist.split(/\r?\n/)
  return lines
    .flatMap((line, index) => {
      const next = lines[index + 1]
      const url = line.startsWith('#EXT-X-STREAM-INF:') && parseHttpAddress(next, address)?.href
      const variant = url ? parseVariant(line, url) : undefined
      return variant && Number.isFinite(variant.bandwidth) ? [variant] : []
    })
    .toSorted((one, other) => one.bandwidth - other.bandwidth)
}

export interface StreamFile {
  url: string
  /** In seconds; 0 for the file that initializes the others. */
  duration: number
}

/** Lists every file of a media playlist once, in order: a repeated one is the same bytes. */
export function parseFiles(playlist: string, address: string): StreamFile[] {
  const files = new Map<string, StreamFile>()
  let duration = 0
  const add = (text: string | undefined) => {
    const url = parseHttpAddress(text, address)?.href
    if (url && !files.has(getStableName(url))) files.set(getStableName(url), { url, duration })
    duration = 0
  }
  for (const line of playlist.split(/\r?\n/)) {
    if (line.startsWith('#EXTINF:')) duration = Number.parseFloat(line.slice('#EXTINF:'.length)) || 0
    else if (line.startsWith('#')) {
      const named = /^#EXT-X-(?:MAP|KEY):.*URI="([^"]+)"/.exec(line)?.[1]
      if (named === undefined) continue
      const before = duration
      duration = 0
      add(named)
      duration = before
    } else if (line.trim() !== '') add(line.trim())
  }
  return [...files.values()]
}
